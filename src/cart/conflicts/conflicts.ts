import { catalogue } from "#platform/words/catalogue.ts";

/** Warnings before booking an outlet (R10.11). Only own outlets and related organizations are refused. */
export const conflictKinds = [
  "booked-in-campaign",
  "links-to-target",
  "same-owner",
  "blocked",
  "own-media",
  "related",
  "in-cart",
] as const;
export type ConflictKind = (typeof conflictKinds)[number];

/**
 * Without proof of both domains, outlets of one organization count as one owner's only up to here: imported catalogs
 * share little else.
 */
export const sameOwnerOutletsMax = 10;

export const conflictNames: Record<ConflictKind, string> = catalogue("cart.conflicts", {
  "booked-in-campaign": "Booked in this campaign",
  "links-to-target": "Links to this brand already, for another campaign",
  "same-owner": "Same owner as an outlet in this campaign",
  blocked: "Blocked",
  "own-media": "Your own outlet",
  related: "Shares people or accounts with you",
  "in-cart": "In the cart",
});
