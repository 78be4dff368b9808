import type { OfferVersion } from "./contract.ts";

/** What two sides talk about; a counter changes at least one of them. */
const negotiated = ["priceCents", "publishDateMode", "publishOn", "hyperlinkKind", "extras"] as const;
export type Negotiated = (typeof negotiated)[number];

type Terms = Pick<OfferVersion, Negotiated>;

/** What a version changes of the one before it. */
export const changedTerms = (version: Terms, before: Terms): Negotiated[] =>
  negotiated.filter((field) => JSON.stringify(version[field]) !== JSON.stringify(before[field]));
