import { eq, sql } from "drizzle-orm";
import { banUser } from "#auth/server/accounts/commands.ts";
import { recordEvents } from "#events/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import { conflict, notFound } from "#platform/http/errors.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import type { Actor } from "../../actor.ts";
import { endInvitations } from "../../members/server/commands.ts";
import { clientUser } from "../../server/tables.ts";

const texts = catalogue("accounts.people.server.commandsSuspension", {
  ownAccount: "You can't suspend yourself. Ask another operator.",
  suspendedAlready: "This person is suspended already.",
  notSuspended: "This person is not suspended.",
});

type SuspendedPerson = { email: string; suspendedReason: string | null };

/**
 * Suspends a person (R3.2, decision 0070): sessions end, API tokens stop, sign-in fails, their open invitations end.
 * Throws 409 `own_account`, 409 `person_status` when already suspended.
 */
export async function suspendPerson(tx: Tx, actor: Actor, id: string, reason: string): Promise<SuspendedPerson> {
  if (id === actor.userId) throw conflict("own_account", texts.ownAccount);
  const before = await lockPerson(tx, id);
  if (before.suspendedReason !== null) throw conflict("person_status", texts.suspendedAlready);
  await change(tx, actor, id, { verb: "suspend", reason });
  await endInvitations(tx, { userId: id });
  return before;
}

/** Restores sign-in and API tokens. Throws 409 `person_status`. */
export async function reactivatePerson(tx: Tx, actor: Actor, id: string): Promise<SuspendedPerson> {
  const before = await lockPerson(tx, id);
  if (before.suspendedReason === null) throw conflict("person_status", texts.notSuspended);
  await change(tx, actor, id, { verb: "reactivate", reason: null });
  return before;
}

async function lockPerson(tx: Tx, id: string): Promise<SuspendedPerson> {
  const [row] = await tx
    .select({ email: clientUser.email, suspendedReason: clientUser.suspendedReason })
    .from(clientUser)
    .where(eq(clientUser.id, id))
    .for("update");
  if (!row) throw notFound("This person");
  return row;
}

type Change = { verb: "suspend" | "reactivate"; reason: string | null };

async function change(tx: Tx, { userId: actorId }: Actor, id: string, { verb, reason }: Change): Promise<void> {
  await tx.update(clientUser).set({ suspendedReason: reason, updatedAt: sql`now()` }).where(eq(clientUser.id, id));
  await banUser(tx, id, reason !== null);
  await recordEvents(tx, [
    { subject: "person", subjectId: id, verb, organizationIds: [], party: "operator", actorId, message: reason ?? "" },
  ]);
}
