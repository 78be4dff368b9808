import type { Actor } from "#accounts/actor.ts";
import { type Appointment, appointOperator, dismissOperator } from "#accounts/people/server/commands-operators.ts";
import { reactivatePerson, suspendPerson } from "#accounts/people/server/commands-suspension.ts";
import { bylineItself, writeAudit } from "#audit/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";

/** Suspends and records the reason. Throws 409 when already suspended, or for oneself. */
export async function suspendPersonByOperator(tx: Tx, actor: Actor, id: string, reason: string): Promise<void> {
  const { email } = await suspendPerson(tx, actor, id, reason);
  const before = { status: "active", reason: "" };
  await writeAudit(tx, actor, { kind: "person", subject: email, before, after: { status: "suspended", reason } });
}

/** Throws 409 when they are not suspended. */
export async function reactivatePersonByOperator(tx: Tx, actor: Actor, id: string): Promise<void> {
  const { email, suspendedReason } = await reactivatePerson(tx, actor, id);
  const before = { status: "suspended", reason: suspendedReason ?? "" };
  await writeAudit(tx, actor, { kind: "person", subject: email, before, after: { status: "active", reason: "" } });
}

/** Appoints an operator and records how. Throws 409 for an operator or a suspended person. */
export async function appoint(tx: Tx, appointment: Appointment, id: string): Promise<string> {
  const email = await appointOperator(tx, appointment, id);
  await recordStanding(tx, appointment, email, true);
  return email;
}

/** Throws 409 for a non-operator, and for the last operator unless done on the server's machine. */
export async function dismiss(tx: Tx, appointment: Appointment, id: string): Promise<string> {
  const email = await dismissOperator(tx, appointment, id);
  await recordStanding(tx, appointment, email, false);
  return email;
}

async function recordStanding(tx: Tx, { by, userId }: Appointment, subject: string, operator: boolean): Promise<void> {
  const actor = userId ? { userId } : bylineItself;
  const before = { operator: !operator };
  await writeAudit(tx, actor, { kind: "operator", subject, before, after: { operator, by } });
}
