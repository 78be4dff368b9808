import { eq, sql } from "drizzle-orm";
import type { Actor } from "#accounts/actor.ts";
import { authorize } from "#accounts/server/authorize.ts";
import { placeOfFormat } from "#formats/server/queries.ts";
import type { Tx } from "#platform/database/database.ts";
import { notFound } from "#platform/http/errors.ts";
import type { OfferRule } from "../../automatic-answer.ts";
import { offerRule } from "../tables.ts";

/** Sets the rule for new offers of a format; two nulls remove it. Open offers stay as they are. */
export async function setOfferRule(tx: Tx, actor: Actor, formatId: string, rule: OfferRule): Promise<void> {
  const place = await placeOfFormat(tx, formatId);
  if (!place) throw notFound("This format");
  authorize(actor, "format.edit", place, "This format");
  if (rule.acceptFromCents === null && rule.declineBelowCents === null) {
    await tx.delete(offerRule).where(eq(offerRule.formatId, formatId));
    return;
  }
  await tx
    .insert(offerRule)
    .values({ formatId, ...rule })
    .onConflictDoUpdate({ target: offerRule.formatId, set: { ...rule, updatedAt: sql`now()` } });
}
