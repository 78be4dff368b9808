import { eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Actor } from "#accounts/actor.ts";
import { writeAudit } from "#audit/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import { notFound } from "#platform/http/errors.ts";
import { refuseTaken } from "../../server/refuse-taken.ts";
import { featureFlag } from "../../server/tables.ts";
import type { featureFlagEdit, featureFlagInput } from "../contract.ts";

/** Throws 422 for a name that exists. */
export async function createFlag(tx: Tx, actor: Actor, input: z.infer<typeof featureFlagInput>): Promise<string> {
  const [after] = await refuseTaken(tx.insert(featureFlag).values(input).returning(), "feature_flag_name", "name");
  if (!after) throw new Error("flag was not written");
  await writeAudit(tx, actor, { kind: "flag", subject: after.name, after });
  return after.id;
}

export async function editFlag(
  tx: Tx,
  actor: Actor,
  id: string,
  input: z.infer<typeof featureFlagEdit>,
): Promise<void> {
  const [before] = await tx.select().from(featureFlag).where(eq(featureFlag.id, id)).for("update");
  if (!before) throw notFound("This flag");
  const change = { ...input, updatedAt: sql`now()` };
  const [after] = await tx.update(featureFlag).set(change).where(eq(featureFlag.id, id)).returning();
  await writeAudit(tx, actor, { kind: "flag", subject: before.name, before, after });
}

export async function removeFlag(tx: Tx, actor: Actor, id: string): Promise<void> {
  const [before] = await tx.delete(featureFlag).where(eq(featureFlag.id, id)).returning();
  if (!before) throw notFound("This flag");
  await writeAudit(tx, actor, { kind: "flag", subject: before.name, before });
}
