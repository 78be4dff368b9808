import { parse } from "tldts";

/** Reserved for documentation and tests (RFC 2606): the demo uses them, nobody else can. */
const reserved = ["example", "test"];

/** Returns the host in Byline's form: lower case, punycode, without `www.`; undefined when it is no public domain. */
export function domainOf(address: string): string | undefined {
  const url = /^[a-z]+:\/\//i.test(address.trim()) ? address.trim() : `https://${address.trim()}`;
  if (!URL.canParse(url)) return undefined;
  const { hostname, domain, isIp, isIcann, isPrivate, publicSuffix } = parse(new URL(url).hostname);
  const known = isIcann || isPrivate || reserved.includes(publicSuffix ?? "");
  if (!hostname || !domain || isIp || !known) return undefined;
  return hostname.replace(/^www\./, "");
}
