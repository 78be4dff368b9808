/** What speaks against booking a medium (R10.11). It is told, and booking stays possible but for one's own media and those of related organizations. */
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
 * An owner who proved none of the two domains counts as one while they have so many outlets at most: an imported catalogue
 * lies in one organization, and its outlets have little else in common.
 */
export const sameOwnerOutletsMax = 10;

/** What is said of each, wherever something can be booked. */
export const conflictNames: Record<ConflictKind, string> = {
  "booked-in-campaign": "Booked in this campaign",
  "links-to-target": "Links to this brand already, for another campaign",
  "same-owner": "Same owner as an outlet in this campaign",
  blocked: "Blocked",
  "own-media": "Your own medium",
  related: "Shares people or accounts with you",
  "in-cart": "In the cart",
};
