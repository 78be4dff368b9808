import { eq, sql } from "drizzle-orm";
import { findOrganizationName } from "#accounts/organizations/server/queries.ts";
import type { EventParty } from "#events/event.ts";
import { recordEvents } from "#events/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import { notFound } from "#platform/http/errors.ts";
import { statusAfter } from "#platform/lifecycle/lifecycle.ts";
import { requireMove } from "#platform/lifecycle/server/require-move.ts";
import {
  type IdentityEffect,
  type IdentityMove,
  type IdentityParty,
  identityLife,
  identitySubject,
  isIdentityHappening,
} from "../../moves.ts";
import { identityVerification } from "../tables.ts";

export type IdentityRow = typeof identityVerification.$inferSelect;

export const operators = "manual";

export const what = "This verification";

/** Locks the verification until the end of `tx`. Throws 404. */
export async function lockIdentity(tx: Tx, organizationId: string): Promise<IdentityRow> {
  const [row] = await tx
    .select()
    .from(identityVerification)
    .where(eq(identityVerification.organizationId, organizationId))
    .for("update");
  if (!row) throw notFound(what);
  return row;
}

type IdentityMoveMade = {
  move: IdentityMove;
  party: IdentityParty;
  actorId: string | null;
  decided?: { provider: string; notes: string };
  message?: string;
};

const now = sql`now()` as unknown as Date;

const fieldsOf: Record<IdentityEffect, (made: IdentityMoveMade) => Partial<IdentityRow>> = {
  forgetDecision: () => ({ decidedAt: null, notes: "" }),
  expectDocuments: () => ({ documentsDeletedAt: null }),
  stampSubmission: () => ({ submittedAt: now, notes: "", provider: operators }),
  keepDecision: ({ decided }) => ({ ...decided, decidedAt: now }),
  endProviderCheck: () => ({ checkedSince: null }),
};

const eventParties: Record<IdentityParty, EventParty> = { owner: "person", operator: "operator", provider: "system" };

/** The only writer of a verification's state; expects a locked row. Throws 409 `identity_move`, or a guard's code. */
export async function moveIdentity(tx: Tx, row: IdentityRow, made: IdentityMoveMade): Promise<IdentityRow> {
  const { move, party, actorId, message = "" } = made;
  const { organizationId } = row;
  requireMove(identityLife, move, identitySubject(row), party);
  const fields = identityLife.moves[move].effects.map((effect) => fieldsOf[effect](made));
  const [moved] = await tx
    .update(identityVerification)
    .set({ ...Object.assign({}, ...fields), state: statusAfter(identityLife, move, row.state) })
    .where(eq(identityVerification.organizationId, organizationId))
    .returning();
  if (!moved) throw notFound(what);
  if (isIdentityHappening(move))
    await recordEvents(tx, [
      {
        subject: "identity",
        subjectId: organizationId,
        verb: move,
        organizationIds: [organizationId],
        party: eventParties[party],
        actorId,
        message,
      },
    ]);
  return moved;
}

export const nameOf = async (tx: Tx, organizationId: string): Promise<string> =>
  (await findOrganizationName(tx, organizationId))?.name ?? "";
