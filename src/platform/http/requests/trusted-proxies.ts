import { isIP } from "node:net";
import { z } from "zod";

const named = ["loopback", "linklocal", "uniquelocal"];

/**
 * Proxies trusted with `X-Forwarded-For`: none, their number (1 to 9), or their addresses and networks. Trusting all is
 * impossible: callers could write the header and choose their own address.
 */
export const trustedProxies = z
  .string()
  .trim()
  .transform((text, context): false | number | string[] => {
    if (["0", "false", "off", "no"].includes(text.toLowerCase())) return false;
    if (/^[1-9]$/.test(text)) return Number(text);
    const networks = text.split(",").map((part) => part.trim());
    if (networks.every(isNetwork)) return networks;
    context.addIssue(
      "Write how many proxies stand in front (1 to 9), or their addresses and networks: 10.0.0.0/8,uniquelocal",
    );
    return z.NEVER;
  });
export type TrustedProxies = z.infer<typeof trustedProxies>;

/** Returns Fastify's `trustProxy`, called for each address from the nearest on. */
export const trustProxy = (trusted: TrustedProxies) =>
  typeof trusted === "number" ? (_address: string, hop: number) => hop < trusted : trusted;

function isNetwork(text: string): boolean {
  if (named.includes(text)) return true;
  const [address = "", bits, ...more] = text.split("/");
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
