/**
 * True when an address lies on a medium's domain or below it (R4.5). Apart from `domain.ts`, whose list of public
 * suffixes no browser should load.
 */
export function isOnDomain(address: string, domain: string): boolean {
  if (!URL.canParse(address)) return false;
  const host = new URL(address).hostname.toLowerCase();
  return host === domain || host.endsWith(`.${domain}`);
}
