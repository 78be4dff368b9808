import { sql } from "drizzle-orm";
import type { z } from "zod";
import type { Actor } from "#accounts/actor.ts";
import { writeAudit } from "#audit/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import { forbidden, invalid, notFound } from "#platform/http/errors.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { type DecidedSettings, decidedSchema, type settingsEdit } from "../contract.ts";
import { tellChanged } from "../fees/server/commands.ts";
import { readFeesOfAll } from "../fees/server/queries.ts";
import { settingsId } from "../settings-id.ts";
import { holdSettings, type OperatorSettings, readSettings } from "./queries.ts";
import { operatorSetting } from "./tables.ts";

const texts = catalogue("settings.server.commands", {
  feeTooHigh: "The fee must be lower than the least amount of a withdrawal.",
  billingModelFollowed: "Documents were issued by this choice already, so it stays.",
});

/** Changes and records settings (R1.10); publishers hear of another fee. Deadlines already set stay. */
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
  refuseOtherModel(before, input);
  const fees = input.feeBasisPoints === undefined ? [] : await readFeesOfAll(tx);
  const [after] = await tx
    .update(operatorSetting)
    .set({ ...before, ...input })
    .returning();
  await writeAudit(tx, actor, { kind: "settings", before: decidedOf(before), after: after && decidedOf(after) });
  await tellChanged(tx, actor, fees);
  if (input.knownPages) await tx.enqueue("ask-known-pages", {});
  if (after?.verifiedOnly !== before.verifiedOnly) await tx.enqueue("settle-media", {});
}

const decidedOf = (settings: OperatorSettings): object =>
  Object.fromEntries(Object.keys(decidedSchema.shape).map((name) => [name, settings[name as keyof DecidedSettings]]));

/** The smallest withdrawal must leave something to pay out. */
function refuseFeeAboveMinimum({ withdrawalFeeCents, withdrawalMinimumCents }: OperatorSettings): void {
  if (withdrawalFeeCents < withdrawalMinimumCents) return;
  throw invalid("withdrawalFeeCents", texts.feeTooHigh);
}

/** Documents already issued as an agent would contradict a principal's. */
function refuseOtherModel(before: OperatorSettings, { billingModel }: z.infer<typeof settingsEdit>): void {
  if (!before.billingModelSince || !billingModel || billingModel === before.billingModel) return;
  throw invalid("billingModel", texts.billingModelFollowed, "billing_model_followed");
}

/**
 * Locks the settings for a document. Until the first one fixes the model, documents wait for each other: none may follow
 * a choice rolled back meanwhile.
 */
export async function holdBillingModel(tx: Tx): Promise<OperatorSettings> {
  if ((await readSettings(tx)).billingModelSince) return holdSettings(tx);
  const [settings] = await tx.select().from(operatorSetting).for("update");
  if (!settings) throw new Error("Byline has no settings: run the migrations");
  return settings;
}

/** The first document fixes the billing model. */
export async function keepBillingModel(tx: Tx): Promise<void> {
  await tx
    .update(operatorSetting)
    .set({ billingModelSince: sql`now()` })
    .where(sql`${operatorSetting.billingModel} <> 'undecided' AND ${operatorSetting.billingModelSince} IS NULL`);
}
