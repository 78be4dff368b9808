import { createHash } from "node:crypto";
import type { AuthContext } from "../context.ts";

/** A sign-up waits for the answer. */
const timeoutMilliseconds = 1_500;
/** So long nobody waits for a service that did not answer. */
const pauseMilliseconds = 60_000;
const pausedUntil = new Map<string, number>();

/**
 * Whether the password has become public elsewhere, by "Have I Been Pwned" (AUTH_PASSWORD_HIBP). Only the first five
 * digits of its hash leave the server. A service that does not answer stops nobody: false, with a line in the log, and for a minute it
 * is not asked.
 */
export async function isPwned(
  { settings, log }: Pick<AuthContext, "settings" | "log">,
  password: string,
): Promise<boolean> {
  const service = settings.AUTH_PASSWORD_HIBP_URL;
  if (Date.now() < (pausedUntil.get(service) ?? 0)) return false;
  const digest = createHash("sha1").update(password).digest("hex").toUpperCase();
  const address = `${service}/range/${digest.slice(0, 5)}`;
  try {
    const signal = AbortSignal.timeout(timeoutMilliseconds);
    const answer = await fetch(address, { headers: { "add-padding": "true" }, signal });
    if (!answer.ok) throw new Error(`it answered ${answer.status}`);
    return lists(await answer.text(), digest.slice(5));
  } catch (error) {
    pausedUntil.set(service, Date.now() + pauseMilliseconds);
    log.warn({ err: error }, "whether a password is public could not be asked");
    return false;
  }
}

/** Lines of `SUFFIX:COUNT`; those with a count of 0 only hide how long the list is. */
function lists(text: string, suffix: string): boolean {
  return text.split("\n").some((line) => {
    const [listed, count] = line.trim().split(":");
    return listed === suffix && Number(count) > 0;
  });
}
