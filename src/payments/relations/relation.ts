/** What two organizations can share: whoever stands on both sides of a deal pays themselves (decision 0101). */
export type RelationKind = "member" | "taxId" | "identity" | "payoutAccount" | "card";

/** Refused deals don't say what was found: whoever tries is not told how to hide it, and a stranger's data stays theirs. */
export const relatedRefusal =
  "You can't trade with an organization that shares a member, tax id, verified identity, payout account or card with yours.";
