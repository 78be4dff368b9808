export type Properties = Record<string, string | number | boolean | null>;

export type AnalyticsEvent = {
  id: string;
  /** ISO 8601. */
  at: string;
  name: EventName;
  properties: Properties;
  anonymousId: string;
  /** The identity for customer analytics; null before the first sign-in and after each sign-out. */
  userId: string | null;
  sessionId: string;
};

export type EventName = "pageview" | "pageleave" | "identify" | "error";

/** Parameters that are secrets or name a person. */
const secretParameters = /^(code|state|next|email|phone|.*token.*|.*key.*|.*secret.*)$/i;

/** Returns an address as providers may see it: full path and query (R7.6), without secrets or the part after `#`. */
export function publicAddress(href: string): string {
  const { pathname, searchParams } = new URL(href, "http://byline.invalid");
  for (const name of [...searchParams.keys()]) if (secretParameters.test(name)) searchParams.delete(name);
  const search = searchParams.toString();
  return search ? `${pathname}?${search}` : pathname;
}
