import type { Actor } from "#accounts/actor.ts";
import { reactivatePerson, suspendPerson } from "#accounts/people/server/commands-suspension.ts";
import { writeAudit } from "#audit/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";

/** Suspends a person, with the reason in the trail. Throws 409 where they are suspended, or are oneself. */
export async function suspend(tx: Tx, actor: Actor, id: string, reason: string): Promise<void> {
  const { email } = await suspendPerson(tx, actor, id, reason);
  const before = { status: "active", reason: "" };
  await writeAudit(tx, actor, { kind: "person", subject: email, before, after: { status: "suspended", reason } });
}

/** Lets a suspended person in again. Throws 409 where they are not suspended. */
export async function reactivate(tx: Tx, actor: Actor, id: string): Promise<void> {
  const { email, suspendedReason } = await reactivatePerson(tx, actor, id);
  const before = { status: "suspended", reason: suspendedReason ?? "" };
  await writeAudit(tx, actor, { kind: "person", subject: email, before, after: { status: "active", reason: "" } });
}
