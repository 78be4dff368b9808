import { eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Actor } from "#accounts/actor.ts";
import { findOrganizationName } from "#accounts/organizations/server/queries.ts";
import { refuseOwnOrganization } from "#accounts/server/authorize.ts";
import { writeAudit } from "#audit/server/commands.ts";
import { recordEvents } from "#events/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import { violatedConstraint } from "#platform/database/faults.ts";
import { invalid, notFound } from "#platform/http/errors.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import type { feeAgreementInput } from "../contract.ts";
import { feeScopeOf, ofThese, type PublisherFee, readFees } from "./queries.ts";
import { feeAgreement } from "./tables.ts";

const texts = catalogue("settings.fees.server.commands", {
  noOrganization: "This organization does not exist.",
  pastDay: "Choose today or a later day.",
  taken: "A fee begins on this day already. Remove that one first.",
});

export const feeHappenings = ["changeFee"] as const;

/**
 * Sets a publisher's or country's fee from a day on and tells each publisher. Throws 422 for a past or taken day and an
 * unknown organization, 409 `own_organization`.
 */
export async function agreeOnFee(
  tx: Tx,
  actor: Actor,
  { organization, country, ...input }: z.infer<typeof feeAgreementInput>,
): Promise<string> {
  const found = organization && (await findOrganizationName(tx, organization));
  if (organization && !found) throw invalid("organization", texts.noOrganization);
  await refusePassed(tx, input.startsOn);
  const before = await readFees(tx, feeScopeOf({ organization, country }), input.startsOn);
  refuseOwnFee(actor, organization, before);
  const [row] = await refuseSecond(
    tx
      .insert(feeAgreement)
      .values({ ...input, organizationId: organization ?? null, country: country || null })
      .returning(),
  );
  if (!row) throw new Error("the fee was not written");
  await tellChanged(tx, actor, before, input.startsOn);
  await writeAudit(tx, actor, { kind: "fee", subject: found ? found.name : (country ?? ""), after: input });
  return row.id;
}

/** Nobody sets their own publisher's fee, not even through its country. */
const refuseOwnFee = (actor: Actor, organization: string | null | undefined, concerned: PublisherFee[]): void =>
  refuseOwnOrganization(actor, [
    ...(organization ? [organization] : []),
    ...concerned.map((each) => each.organizationId),
  ]);

/** Restores the underlying fee from today and tells publishers. Throws 409 `own_organization`. */
export async function removeFeeAgreement(tx: Tx, actor: Actor, id: string): Promise<void> {
  const [row] = await tx.select().from(feeAgreement).where(eq(feeAgreement.id, id)).for("update");
  if (!row) throw notFound("This fee");
  const scope = { organization: row.organizationId ?? undefined, country: row.country ?? undefined };
  const before = await readFees(tx, feeScopeOf(scope), row.startsOn);
  refuseOwnFee(actor, row.organizationId, before);
  await tx.delete(feeAgreement).where(eq(feeAgreement.id, id));
  await tellChanged(tx, actor, before, row.startsOn);
  const found = row.organizationId ? await findOrganizationName(tx, row.organizationId) : undefined;
  const { feeBasisPoints, startsOn } = row;
  await writeAudit(tx, actor, {
    kind: "fee",
    subject: found?.name ?? row.country ?? "",
    before: { feeBasisPoints, startsOn },
  });
}

/** Records an event for each publisher whose fee has changed, with its first day. */
export async function tellChanged(tx: Tx, actor: Actor, before: PublisherFee[], on?: string): Promise<void> {
  if (before.length === 0) return;
  const ids = before.map(({ organizationId }) => organizationId);
  const after = await readFees(tx, ofThese(ids), on);
  const now = new Map(after.map(({ organizationId, feeBasisPoints }) => [organizationId, feeBasisPoints]));
  const { rows } = await tx.$client.query<{ day: string }>(
    "SELECT greatest(coalesce($1::date, current_date), current_date)::text AS day",
    [on ?? null],
  );
  const changed = before.flatMap(({ organizationId, feeBasisPoints }) => {
    const to = now.get(organizationId);
    return to === undefined || to === feeBasisPoints ? [] : [{ organizationId, from: feeBasisPoints, to }];
  });
  await recordEvents(
    tx,
    changed.map(({ organizationId, from, to }) => ({
      subject: "organization",
      subjectId: organizationId,
      verb: "changeFee" satisfies (typeof feeHappenings)[number],
      organizationIds: [organizationId],
      party: "operator",
      actorId: actor.userId,
      fromState: String(from),
      toState: String(to),
      message: rows[0]?.day ?? "",
    })),
  );
}

async function refusePassed(tx: Tx, startsOn: string): Promise<void> {
  const { rows } = await tx.execute<{ passed: boolean }>(sql`SELECT ${startsOn}::date < current_date AS passed`);
  if (rows[0]?.passed) throw invalid("startsOn", texts.pastDay);
}

async function refuseSecond<Result>(write: PromiseLike<Result>): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    if (/^fee_agreement_(organization|country)$/.test(violatedConstraint(error) ?? ""))
      throw invalid("startsOn", texts.taken, "taken");
    throw error;
  }
}
