/** What may be said of a moment: plain values only. */
export type Properties = Record<string, string | number | boolean | null>;

/** Something that happened in the app, before any provider's own words for it. */
export type AnalyticsEvent = {
  id: string;
  /** ISO 8601. */
  at: string;
  name: EventName;
  properties: Properties;
  anonymousId: string;
  /** Whose customer-analytics identity it is; null before the first sign-in and after each sign-out. */
  userId: string | null;
  sessionId: string;
};

export type EventName = "pageview" | "pageleave" | "identify" | "error";

/** Parameters that open something for whoever reads them, or name a person. */
const secretParameters = /^(code|state|next|email|phone|.*token.*|.*key.*|.*secret.*)$/i;

/** An address as a provider may see it: the full path and query (R7.6), but no secrets, and never the part after `#`. */
export function publicAddress(href: string): string {
  const { pathname, searchParams } = new URL(href, "http://byline.invalid");
  for (const name of [...searchParams.keys()]) if (secretParameters.test(name)) searchParams.delete(name);
  const search = searchParams.toString();
  return search ? `${pathname}?${search}` : pathname;
}
