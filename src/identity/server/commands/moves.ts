import { eq } from "drizzle-orm";
import { findOrganizationName } from "#accounts/organizations/server/queries.ts";
import { recordEvents } from "#events/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import { conflict, notFound } from "#platform/http/errors.ts";
import {
  canMoveIdentity,
  type IdentityHappening,
  type IdentityMove,
  type IdentityState,
  identityMoveNamed,
} from "../../identity.ts";
import { identityVerification } from "../tables.ts";

export type IdentityRow = typeof identityVerification.$inferSelect;

/** As what `provider` names operators, who decide by hand. */
export const operators = "manual";

/** How a refusal calls it. */
export const what = "This verification";

/** The verification, locked until the end of `tx`. Throws 404. */
export async function lockIdentity(tx: Tx, organizationId: string): Promise<IdentityRow> {
  const [row] = await tx
    .select()
    .from(identityVerification)
    .where(eq(identityVerification.organizationId, organizationId))
    .for("update");
  if (!row) throw notFound(what);
  return row;
}

/** The only writer of a verification's state. The row is locked. Throws 409 `identity_move` as the table says. */
export async function moveIdentity(
  tx: Tx,
  row: IdentityRow,
  name: IdentityMove,
  fields: Partial<IdentityRow> = {},
): Promise<IdentityRow> {
  if (!canMoveIdentity(name, row.state)) throw movedOn(row.state);
  const [moved] = await tx
    .update(identityVerification)
    .set({ ...fields, state: identityMoveNamed(name).to })
    .where(eq(identityVerification.organizationId, row.organizationId))
    .returning();
  if (!moved) throw notFound(what);
  return moved;
}

const standsAt: Record<IdentityState, string> = {
  not_started: "has not begun",
  in_progress: "was not sent yet",
  in_review: "is in review",
  approved: "is approved",
  rejected: "was rejected",
};

const movedOn = (state: IdentityState) =>
  conflict("identity_move", `The verification ${standsAt[state]}. Reload the page to see where it stands.`);

type Said = { party: "person" | "operator" | "system"; actorId: string | null; message: string };

/** Lets the organization or operators hear of a move. */
export const recordIdentityMove = (tx: Tx, organizationId: string, verb: IdentityHappening, said: Said) =>
  recordEvents(tx, [
    { subject: "identity", subjectId: organizationId, verb, organizationIds: [organizationId], ...said },
  ]);

/** The organization's name, for the trail. */
export const nameOf = async (tx: Tx, organizationId: string): Promise<string> =>
  (await findOrganizationName(tx, organizationId))?.name ?? "";
