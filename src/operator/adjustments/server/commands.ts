import { eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Actor } from "#accounts/actor.ts";
import { findOrganizationName } from "#accounts/organizations/server/queries.ts";
import { writeAudit } from "#audit/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import { conflict, invalid, notFound } from "#platform/http/errors.ts";
import { adjustBalance } from "#wallet/server/commands/adjustments.ts";
import { type AdjustmentState, needsSecondOperator } from "../adjustment.ts";
import type { adjustmentInput } from "../contract.ts";
import { lockAdjustment } from "./queries.ts";
import { adjustment } from "./tables.ts";

type AdjustmentRow = typeof adjustment.$inferSelect;

/**
 * Corrects a balance: at once up to the amount that one operator posts alone, else as a proposal for another one. Answers its id. Throws
 * 422 for an organization that is none, 409 `insufficient_balance`.
 */
export async function proposeAdjustment(
  tx: Tx,
  actor: Actor,
  { organization: organizationId, ...input }: z.infer<typeof adjustmentInput>,
): Promise<string> {
  if (!(await findOrganizationName(tx, organizationId)))
    throw invalid("organization", "This organization does not exist.");
  const state: AdjustmentState = needsSecondOperator(input.amountCents) ? "proposed" : "posted";
  const [row] = await tx
    .insert(adjustment)
    .values({ ...input, organizationId, state, proposedBy: actor.userId })
    .returning();
  if (!row) throw new Error("the adjustment was not written");
  if (state === "posted") await postAdjustment(tx, row);
  await audit(tx, actor, row, state);
  return row.id;
}

/** Another operator agrees, and it is posted. Throws 409 for one's own, for one that is decided, `insufficient_balance`. */
export async function approveAdjustment(tx: Tx, actor: Actor, id: string): Promise<void> {
  const row = await decide(tx, actor, id, "posted");
  if (row.proposedBy === actor.userId)
    throw conflict("own_adjustment", "Another operator has to agree to an adjustment of this size.");
  await postAdjustment(tx, row);
}

/** It is not made; whoever proposed it may withdraw it so. Throws 409 for one that is decided. */
export async function declineAdjustment(tx: Tx, actor: Actor, id: string): Promise<void> {
  await decide(tx, actor, id, "declined");
}

async function decide(tx: Tx, actor: Actor, id: string, state: "posted" | "declined"): Promise<AdjustmentRow> {
  const row = await lockAdjustment(tx, id);
  if (!row) throw notFound("This adjustment");
  if (row.state !== "proposed") throw conflict("adjustment_decided", "This adjustment is decided already.");
  const isOther = row.proposedBy !== actor.userId;
  await tx
    .update(adjustment)
    .set({ state, decidedBy: isOther ? actor.userId : null, updatedAt: sql`now()` })
    .where(eq(adjustment.id, id));
  await audit(tx, actor, row, state);
  return row;
}

const postAdjustment = (tx: Tx, { id: adjustmentId, organizationId, account, amountCents, reason }: AdjustmentRow) =>
  adjustBalance(tx, { adjustmentId, organizationId, account, amountCents, reason });

async function audit(tx: Tx, actor: Actor, row: AdjustmentRow, state: AdjustmentState): Promise<void> {
  const found = await findOrganizationName(tx, row.organizationId);
  const { account, amountCents, reason } = row;
  const after = { account, amountCents, reason, state };
  await writeAudit(tx, actor, { kind: "adjustment", subject: found?.name ?? "", after });
}
