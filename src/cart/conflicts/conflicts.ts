/** What speaks against booking a medium (R10.11). It is told, and booking stays possible but for one's own media. */
export const conflictKinds = ["booked-in-campaign", "blocked", "own-media", "in-cart"] as const;
export type ConflictKind = (typeof conflictKinds)[number];
