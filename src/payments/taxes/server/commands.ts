import { eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Actor } from "#accounts/actor.ts";
import { writeAudit } from "#audit/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import { violatedConstraint } from "#platform/database/faults.ts";
import { invalid, notFound } from "#platform/http/errors.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import type { taxRateEdit, taxRateInput } from "../contract.ts";
import { taxRate } from "./tables.ts";

const texts = catalogue("payments.taxes.server.commands", {
  taken: "This country has a rate. Change that one.",
});

/** Sets a country's rate. Throws 422 for a country that has one. */
export async function createTaxRate(tx: Tx, actor: Actor, input: z.infer<typeof taxRateInput>): Promise<string> {
  const [after] = await refuseSecond(tx.insert(taxRate).values(input).returning());
  if (!after) throw new Error("tax rate was not written");
  await writeAudit(tx, actor, { kind: "tax", subject: after.country, after });
  return after.id;
}

/** Holds for documents that are issued from now on. */
export async function editTaxRate(tx: Tx, actor: Actor, id: string, input: z.infer<typeof taxRateEdit>): Promise<void> {
  const [before] = await tx.select().from(taxRate).where(eq(taxRate.id, id)).for("update");
  if (!before) throw notFound("This rate");
  const change = { ...input, updatedAt: sql`now()` };
  const [after] = await tx.update(taxRate).set(change).where(eq(taxRate.id, id)).returning();
  await writeAudit(tx, actor, { kind: "tax", subject: before.country, before, after });
}

export async function removeTaxRate(tx: Tx, actor: Actor, id: string): Promise<void> {
  const [before] = await tx.delete(taxRate).where(eq(taxRate.id, id)).returning();
  if (!before) throw notFound("This rate");
  await writeAudit(tx, actor, { kind: "tax", subject: before.country, before });
}

async function refuseSecond<Result>(write: PromiseLike<Result>): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    if (violatedConstraint(error) === "tax_rate_country") throw invalid("country", texts.taken, "taken");
    throw error;
  }
}
