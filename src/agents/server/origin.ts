import { isLoopback } from "#platform/contract/loopback.ts";

export type KnownOrigins = {
  publicUrl: string;
  /** Further origins that may call from a browser; `*` for all. */
  others: readonly string[];
  /** Only this machine reaches the server, whose name a page of a stranger may still resolve to it. */
  isLocal: boolean;
};

/** True without the header, which programs don't send. */
export const isOwnOrigin = (origin: string | undefined, { publicUrl, others, isLocal }: KnownOrigins): boolean =>
  origin === undefined ||
  origin === new URL(publicUrl).origin ||
  others.includes(origin) ||
  others.includes("*") ||
  (isLocal && isLoopback(hostOf(origin)));

/** Guards a local server against names that were bound to this machine's address; a public one stands behind its proxy. */
export const isOwnHost = (host: string | undefined, { isLocal }: KnownOrigins): boolean =>
  !isLocal || isLoopback(hostOf(`http://${host ?? ""}`));

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname : "";
}
