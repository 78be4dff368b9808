import { eq, sql } from "drizzle-orm";
import type { Actor } from "#accounts/actor.ts";
import { refuseOwnOrganization } from "#accounts/server/authorize.ts";
import { writeAudit } from "#audit/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import { inSavepoint } from "#platform/database/savepoint.ts";
import { takeTurn } from "#platform/database/turn.ts";
import { conflict, forbidden, notFound, Refusal } from "#platform/http/errors.ts";
import { type Cents, formatCents } from "#platform/money/money.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { type LimitedDeed, limitedDeeds } from "#settings/limited-deeds.ts";
import { holdSettings } from "#settings/server/queries.ts";
import type { DeedInput } from "../contract.ts";
import { type DeedLimits, isWithinLimits } from "../deed.ts";
import { findProposer, lockDeed, readSums } from "./queries.ts";
import { deedCount, operatorDeed } from "./tables.ts";

const texts = catalogue("deeds.server.commands", {
  limits: (amount: string, amount2: string) => `${amount} a day and ${amount2} in 30 days`,
  secondOperator: (alone: string) =>
    `This is above one operator's limit: ${alone}. Ask another operator to confirm it.`,
  notNeeded: "This is within your limit. You can do it without a second operator.",
  ownDeed: "Another operator has to confirm what you asked for.",
  proposerGone: "The person who asked is no longer an operator. Decline it, then do it yourself.",
  deedDecided: "This was already decided. Reload the page to see the outcome.",
});

/** Amounts in cents, by the organization whose money it is. */
export type DeedPart = { organizationId: string; amountCents: Cents };
type Permitted = {
  deed: LimitedDeed;
  /** Counts towards the operator's sums; the parts count towards their organizations'. */
  amountCents: Cents;
  parts: DeedPart[];
};

/**
 * Call it last in a limited deed's transaction: a refusal rolls the deed back. Counts the deed unless a second operator
 * confirms it. Throws 409 `own_organization` for the operator's own organization, 409 `second_operator` above a limit.
 */
export async function permitDeed(tx: Tx, actor: Actor, { deed, amountCents, parts }: Permitted): Promise<void> {
  if (!actor.operator) throw forbidden();
  refuseOwnOrganization(
    actor,
    parts.map(({ organizationId }) => organizationId),
  );
  if (actor.confirms) return;
  // One at a time: two simultaneous deeds would each pass under the same sums.
  await takeTurn(tx, `byline-deed:${deed}`);
  const limits = await limitsOf(tx, deed);
  const sums = await readSums(tx, deed, [
    { operatorId: actor.userId, amountCents },
    ...parts.map(({ organizationId, amountCents: ofIt }) => ({ organizationId, amountCents: ofIt })),
  ]);
  if (!isWithinLimits(sums, limits)) throw new SecondOperatorNeeded({ deed, amountCents, parts }, limits);
  await tx
    .insert(deedCount)
    .values([{ deed, operatorId: actor.userId, amountCents }, ...parts.map((part) => ({ deed, ...part }))]);
}

async function limitsOf(tx: Tx, deed: LimitedDeed): Promise<DeedLimits> {
  const settings = await holdSettings(tx);
  return { dayCents: settings[`${deed}DayCents`], monthCents: settings[`${deed}MonthCents`] };
}

class SecondOperatorNeeded extends Refusal {
  readonly permitted: Permitted;
  constructor(permitted: Permitted, { dayCents, monthCents }: DeedLimits) {
    const alone = texts.limits(formatCents(dayCents), formatCents(monthCents));
    super(409, "second_operator", texts.secondOperator(alone), {
      amountCents: permitted.amountCents,
    });
    this.permitted = permitted;
  }
}

export type PerformDeed = (tx: Tx, actor: Actor, asked: Pick<DeedInput, "subject" | "input">) => Promise<unknown>;
export type DeedPerformers = Record<LimitedDeed, PerformDeed>;

/**
 * Makes a refused deed wait for another operator. Tries it first and rolls it back, so that nothing impossible waits.
 * Returns its id. Throws the deed's errors, and 409 `not_needed` within the operator's limits.
 */
export async function proposeDeed(
  tx: Tx,
  actor: Actor,
  { deed, subject, input }: DeedInput,
  perform: PerformDeed,
): Promise<string> {
  const { amountCents, parts } = await tried(tx, () => perform(tx, actor, { subject, input }));
  const organizationIds = parts.map(({ organizationId }) => organizationId);
  const [row] = await tx
    .insert(operatorDeed)
    .values({ deed, subject, input, amountCents, organizationIds, state: "waiting", proposedBy: actor.userId })
    .returning({ id: operatorDeed.id });
  if (!row) throw new Error("the deed was not written");
  await note(tx, actor, { deed, amountCents, state: "waiting" });
  return row.id;
}

async function tried(tx: Tx, perform: () => Promise<unknown>): Promise<Permitted> {
  try {
    await inSavepoint(tx, async () => {
      await perform();
      throw conflict("not_needed", texts.notNeeded);
    });
  } catch (error) {
    if (error instanceof SecondOperatorNeeded) return error.permitted;
    throw error;
  }
  throw new Error("a deed was tried and not taken back");
}

/** Performs a deed by another operator's consent. Throws 409 for one's own or a decided one, and the deed's errors. */
export async function confirmDeed(tx: Tx, actor: Actor, id: string, performers: DeedPerformers): Promise<void> {
  const row = await lockWaiting(tx, id);
  if (row.proposedBy === actor.userId) throw conflict("own_deed", texts.ownDeed);
  const proposer = await findProposer(tx, row.proposedBy);
  if (!proposer.operator) throw conflict("proposer_gone", texts.proposerGone);
  refuseOwnOrganization(proposer, row.organizationIds);
  await performers[row.deed](tx, { ...actor, confirms: id }, row);
  await decide(tx, actor, row, "confirmed");
}

/** Open to the proposer too, who takes it back so. Throws 409 for a decided one. */
export async function declineDeed(tx: Tx, actor: Actor, id: string): Promise<void> {
  await decide(tx, actor, await lockWaiting(tx, id), "declined");
}

type DeedRow = typeof operatorDeed.$inferSelect;

async function lockWaiting(tx: Tx, id: string): Promise<DeedRow> {
  const row = await lockDeed(tx, id);
  if (!row) throw notFound("This deed");
  if (row.state !== "waiting") throw conflict("deed_decided", texts.deedDecided);
  return row;
}

async function decide(tx: Tx, actor: Actor, { id, deed, amountCents }: DeedRow, state: "confirmed" | "declined") {
  await tx
    .update(operatorDeed)
    .set({ state, decidedBy: actor.userId, decidedAt: sql`now()` })
    .where(eq(operatorDeed.id, id));
  await note(tx, actor, { deed, amountCents, state });
}

const note = (tx: Tx, actor: Actor, { deed, ...after }: { deed: LimitedDeed; amountCents: Cents; state: string }) =>
  writeAudit(tx, actor, { kind: "deed", subject: limitedDeeds[deed].name, after });
