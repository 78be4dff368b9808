import { eq, sql } from "drizzle-orm";
import { recordEvents } from "#events/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import { takeTurn } from "#platform/database/turn.ts";
import { conflict, notFound } from "#platform/http/errors.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { clientUser } from "../../server/tables.ts";

const texts = catalogue("accounts.people.server.commandsOperators", {
  isOperator: "This person is an operator already.",
  personStatus: "This person is suspended. Reactivate them, then make them an operator.",
  noOperator: "This person isn't an operator.",
  lastOperator: "Nobody else is an operator. Make somebody one first: Operator → People.",
});

export type Appointment =
  | { by: "operator"; userId: string }
  | { by: "setup link" | "command line"; userId?: undefined };

type Person = { email: string; operator: boolean; suspendedReason: string | null };

/** Serializes changes of operators, so that two who remove each other leave one. */
export async function holdOperators(tx: Tx): Promise<void> {
  await takeTurn(tx, "byline-operators");
}

/**
 * Makes a person an operator, mails all operators and returns the address. Throws 404, 409 `is_operator`, 409
 * `person_status` for a suspended person.
 */
export async function appointOperator(tx: Tx, appointment: Appointment, id: string): Promise<string> {
  await holdOperators(tx);
  const { email, operator, suspendedReason } = await standingOf(tx, id);
  if (operator) throw conflict("is_operator", texts.isOperator);
  if (suspendedReason !== null) throw conflict("person_status", texts.personStatus);
  await change(tx, appointment, id, true);
  return email;
}

/**
 * Ends an operator's rights, mails everybody involved and returns the address. Throws 409 `no_operator` and
 * `last_operator`; the server's own machine skips the latter.
 */
export async function dismissOperator(tx: Tx, appointment: Appointment, id: string): Promise<string> {
  await holdOperators(tx);
  const { email, operator } = await standingOf(tx, id);
  if (!operator) throw conflict("no_operator", texts.noOperator);
  if (appointment.by !== "command line") await requireAnother(tx, id);
  await change(tx, appointment, id, false);
  return email;
}

export async function refuseLastOperator(tx: Tx, id: string): Promise<void> {
  await holdOperators(tx);
  const { operator } = await standingOf(tx, id);
  if (operator) await requireAnother(tx, id);
}

async function requireAnother(tx: Tx, id: string): Promise<void> {
  const others = await tx.$count(clientUser, sql`${clientUser.operator} AND ${clientUser.id} <> ${id}`);
  if (others === 0) throw conflict("last_operator", texts.lastOperator);
}

async function standingOf(tx: Tx, id: string): Promise<Person> {
  const { email, operator, suspendedReason } = clientUser;
  const [row] = await tx.select({ email, operator, suspendedReason }).from(clientUser).where(eq(clientUser.id, id));
  if (!row) throw notFound("This person");
  return row;
}

async function change(tx: Tx, { by, userId }: Appointment, id: string, operator: boolean): Promise<void> {
  await tx.update(clientUser).set({ operator, updatedAt: sql`now()` }).where(eq(clientUser.id, id));
  const verb = operator ? "appoint" : "dismiss";
  const party = by === "operator" ? "operator" : "system";
  const actorId = userId ?? null;
  await recordEvents(tx, [
    { subject: "person", subjectId: id, verb, organizationIds: [], party, actorId, message: by },
  ]);
}
