import type { OfferVersion } from "./contract.ts";

const negotiated = ["priceCents", "publishDateMode", "publishOn", "hyperlinkKind", "extras"] as const;
export type Negotiated = (typeof negotiated)[number];

type Terms = Pick<OfferVersion, Negotiated>;

export const changedTerms = (version: Terms, before: Terms): Negotiated[] =>
  negotiated.filter((field) => JSON.stringify(version[field]) !== JSON.stringify(before[field]));
