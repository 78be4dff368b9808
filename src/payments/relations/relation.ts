import { catalogue } from "#platform/words/catalogue.ts";

const texts = catalogue("payments.relations.relation", {
  related:
    "You can't trade with an organization that shares a member, tax id, verified identity, payout account or card with yours.",
});

/** Ties of two organizations: a person on both sides of a deal pays themselves (decision 0101). */
export type RelationKind = "member" | "taxId" | "identity" | "payoutAccount" | "card";

/** A refused deal doesn't say why: nobody is told how to hide it, and a stranger's data stays theirs. */
export const relatedRefusal = texts.related;
