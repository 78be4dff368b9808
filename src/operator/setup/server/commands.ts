import { sql } from "drizzle-orm";
import type { Actor } from "#accounts/actor.ts";
import { addPerson } from "#accounts/people/server/commands.ts";
import { holdOperators } from "#accounts/people/server/commands-operators.ts";
import { hasOperator } from "#accounts/people/server/queries.ts";
import { writeAudit } from "#audit/server/commands.ts";
import { createConfirmedUser } from "#auth/server/accounts/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import { invalid, Refusal } from "#platform/http/errors.ts";
import { hashOfSecret, newSecret } from "#platform/http/secret.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { appoint } from "../../people/server/commands.ts";
import { type SetupDecision, type SetupStepName, setupSteps } from "../setup.ts";
import { setupDecision, setupLink } from "./tables.ts";

const texts = catalogue("operator.setup.server.commands", {
  setupOver:
    "This setup link was used or has expired. Until somebody runs the installation, each start of the server prints a new one.",
  addressTaken: "This address has an account. Log in, then open the setup link again.",
  needed: "An installation can't do without this.",
});

/** Read on the server's own screen and used within the day; a later start prints another one. */
const linkHours = 24;

/** Returns the link's secret while there is no operator, else undefined. */
export async function issueSetupLink(tx: Tx): Promise<string | undefined> {
  await holdOperators(tx);
  if (await hasOperator(tx)) return undefined;
  const secret = newSecret();
  await tx.delete(setupLink).where(isOver);
  await tx.insert(setupLink).values({ tokenHash: hashOfSecret(secret) });
  return secret;
}

const isOver = sql`${setupLink.createdAt} <= now() - make_interval(hours => ${linkHours})`;

/** Throws 410 `setup_over` for an unknown secret, or once there is an operator. */
export async function requireSetupLink(tx: Tx, secret: string): Promise<void> {
  await holdOperators(tx);
  const isOpen = await tx.$count(setupLink, sql`${setupLink.tokenHash} = ${hashOfSecret(secret)} AND NOT (${isOver})`);
  if (isOpen > 0 && !(await hasOperator(tx))) return;
  throw new Refusal(410, "setup_over", texts.setupOver);
}

type NewAccount = { name: string; email: string; password: string };

/**
 * Creates the first operator's account and ends the setup links. Throws 410 `setup_over`; 422 at `email` for a taken
 * address.
 */
export async function makeFirstOperator(tx: Tx, secret: string, { name, ...login }: NewAccount): Promise<void> {
  await requireSetupLink(tx, secret);
  const { id } = await createConfirmedUser(tx, login).catch((error: unknown) => {
    const isTaken = error instanceof Refusal && error.code === "email_exists";
    throw isTaken ? invalid("email", texts.addressTaken) : error;
  });
  await addPerson(tx, { id, email: login.email.toLowerCase(), name });
  await finish(tx, id);
}

/** Makes the signed-in person the first operator and ends the setup links. Throws 410 `setup_over`. */
export async function becomeFirstOperator(tx: Tx, secret: string, { userId }: Actor): Promise<void> {
  await requireSetupLink(tx, secret);
  await finish(tx, userId);
}

async function finish(tx: Tx, userId: string): Promise<void> {
  await appoint(tx, { by: "setup link" }, userId);
  await tx.delete(setupLink);
}

/** Records a step as confirmed or skipped. Throws 422 for a step that can't be skipped. */
export async function decideStep(
  tx: Tx,
  actor: Pick<Actor, "userId">,
  { step, decision }: { step: SetupStepName; decision: SetupDecision },
): Promise<void> {
  const { title, mayBeSkipped } = setupSteps[step];
  if (decision === "skipped" && !mayBeSkipped) throw invalid("decision", texts.needed);
  const [before] = await tx.select().from(setupDecision).where(sql`${setupDecision.step} = ${step}`);
  const decided = { decision, decidedBy: actor.userId, decidedAt: sql`now()` };
  await tx
    .insert(setupDecision)
    .values({ step, ...decided })
    .onConflictDoUpdate({ target: setupDecision.step, set: decided });
  await writeAudit(tx, actor, { kind: "setup", subject: title, before, after: { decision } });
}
