import { isLoopback } from "#platform/contract/loopback.ts";

export type Address = {
  href: string;
  protocol: string;
  username: string;
  password: string;
  hostname: string;
  host: string;
  hash: string;
};

const longestTarget = 2048;

/**
 * Decides whether a sign-in may end at `target`, the parsed `raw`.
 * - The site itself is legal, on loopback with any port.
 * - An IP literal is legal only when it and the site are loopback.
 * - `globs` allow more: `*` stops at `.` and `/`, `**` does not, `?` is one character.
 */
export function isAllowedRedirect(raw: string, target: Address, site: Address, globs: string[]): boolean {
  if (!isPlain(raw, target)) return false;
  if (isSameSite(target, site)) return true;
  if (isIpLiteral(target.hostname)) return isHttp(target) && isLoopback(target.hostname) && isLoopback(site.hostname);
  const address = withoutFragment(target);
  return globs.some((glob) => {
    const pattern = globPattern(glob);
    return pattern.test(address) || pattern.test(address.replace(/\/$/, ""));
  });
}

/** Drops the fragment, since the tokens will take its place. */
export function withoutFragment({ href, hash }: Address): string {
  return hash ? href.slice(0, -hash.length) : href.replace(/#$/, "");
}

/** No credentials, no script, and a host unchanged by parsing: no decimal IPs, escapes or look-alikes. */
function isPlain(raw: string, target: Address): boolean {
  if (raw.length > longestTarget || /[\s\\\p{Cc}]/u.test(raw)) return false;
  if (target.username || target.password) return false;
  if (["javascript:", "data:", "vbscript:", "blob:", "file:"].includes(target.protocol)) return false;
  return raw.toLowerCase().startsWith(`${target.protocol}//${target.host}`);
}

function isSameSite(target: Address, site: Address): boolean {
  if (target.protocol !== site.protocol) return false;
  return target.host === site.host || (target.hostname === site.hostname && isLoopback(site.hostname));
}

const isHttp = ({ protocol }: Address) => protocol === "http:" || protocol === "https:";

function isIpLiteral(hostname: string): boolean {
  return hostname.startsWith("[") || /^[\d.]+$/.test(hostname);
}

function globPattern(glob: string): RegExp {
  const source = glob
    .split(/(\*\*|\*|\?)/)
    .map((part) => wildcards[part] ?? part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .join("");
  return new RegExp(`^${source}$`);
}

const wildcards: Record<string, string> = { "**": ".*", "*": "[^./]*", "?": "[^./]" };
