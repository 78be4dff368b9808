import type { z } from "zod";
import type { Actor } from "#accounts/actor.ts";
import { writeAudit } from "#audit/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import { forbidden, invalid, notFound } from "#platform/http/errors.ts";
import { type settingsEdit, settingsId } from "../contract.ts";
import { tellChanged } from "../fees/server/commands.ts";
import { readFeesOfAll } from "../fees/server/queries.ts";
import { operatorSetting } from "./tables.ts";

/** Changes what holds for Byline from now on, and records it (R1.10); publishers hear of another fee. Deadlines that are set already stay. */
export async function editSettings(
  tx: Tx,
  actor: Actor,
  id: string,
  input: z.infer<typeof settingsEdit>,
): Promise<void> {
  if (!actor.operator) throw forbidden();
  const [before] = await tx.select().from(operatorSetting).for("update");
  if (!before || id !== settingsId) throw notFound("This installation");
  refuseFeeAboveMinimum({ ...before, ...input });
  const fees = input.feeBasisPoints === undefined ? [] : await readFeesOfAll(tx);
  const [after] = await tx
    .update(operatorSetting)
    .set({ ...before, ...input })
    .returning();
  await writeAudit(tx, actor, { kind: "settings", before, after });
  await tellChanged(tx, actor, fees);
  if (input.knownPages) await tx.enqueue("ask-known-pages", {});
  if (after?.verifiedOnly !== before.verifiedOnly) await tx.enqueue("settle-media", {});
}

/** A withdrawal of the least amount must leave something to pay out. */
function refuseFeeAboveMinimum({
  withdrawalFeeCents,
  withdrawalMinimumCents,
}: typeof operatorSetting.$inferSelect): void {
  if (withdrawalFeeCents < withdrawalMinimumCents) return;
  throw invalid("withdrawalFeeCents", "The fee must be lower than the least amount of a withdrawal.");
}
