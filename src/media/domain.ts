import { parse } from "tldts";

/** Reserved for documentation and tests (RFC 2606): the demo house lives there, nobody else can. */
const reserved = ["example", "test"];

/** The host of an address as the house compares it: lower case, punycode, without `www.`; undefined when it is no public domain. */
export function domainOf(address: string): string | undefined {
  const url = /^[a-z]+:\/\//i.test(address.trim()) ? address.trim() : `https://${address.trim()}`;
  if (!URL.canParse(url)) return undefined;
  const { hostname, domain, isIp, isIcann, isPrivate, publicSuffix } = parse(new URL(url).hostname);
  const known = isIcann || isPrivate || reserved.includes(publicSuffix ?? "");
  if (!hostname || !domain || isIp || !known) return undefined;
  return hostname.replace(/^www\./, "");
}

/** True when an address lies on a medium's own domain or below it (R4.5). */
export function isOnDomain(address: string, domain: string): boolean {
  if (!URL.canParse(address)) return false;
  const host = new URL(address).hostname.toLowerCase();
  return host === domain || host.endsWith(`.${domain}`);
}
