/**
 * A provider's look at a person (R3.15). `asked`: its page is not there yet. `open`: the page waits for the person. `refused`: the
 * provider opened no page. `unclear`: it could not tell who the person is, and may be shown more.
 */
export const identityCheckStatuses = ["asked", "open", "refused", "unclear", "verified"] as const;
export type IdentityCheckStatus = (typeof identityCheckStatuses)[number];

/** The allowed moves; anything else changes nothing. A report may come before the answer that opens the page. */
const moves: Record<IdentityCheckStatus, readonly IdentityCheckStatus[]> = {
  asked: ["open", "refused", "unclear", "verified"],
  open: ["unclear", "verified"],
  refused: [],
  unclear: ["unclear", "verified"],
  verified: [],
};

export const canIdentityCheckMove = (from: IdentityCheckStatus, to: IdentityCheckStatus): boolean =>
  moves[from].includes(to);
