import type { OfferVersion } from "./contract.ts";

/** Subjects of two sides' talks; a counter changes at least one of them. */
const negotiated = ["priceCents", "publishDateMode", "publishOn", "hyperlinkKind", "extras"] as const;
export type Negotiated = (typeof negotiated)[number];

type Terms = Pick<OfferVersion, Negotiated>;

/** The subjects that a version changes of the one before. */
export const changedIn = (version: Terms, before: Terms): Negotiated[] =>
  negotiated.filter((field) => JSON.stringify(version[field]) !== JSON.stringify(before[field]));
