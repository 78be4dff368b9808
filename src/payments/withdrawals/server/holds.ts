import { and, eq, isNull, sql } from "drizzle-orm";
import { adminAddresses, isSuspended, nameOfOrganization } from "#accounts/organizations/server/queries.ts";
import type { Notice, RecordedEvent } from "#events/event.ts";
import type { Tx } from "#platform/database/database.ts";
import { hashOfSecret, newSecret } from "#platform/http/secret.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { readSettings } from "#settings/server/queries.ts";
import { findStopLink, wasPaid } from "./queries-holds.ts";
import { payoutStopLink } from "./tables.ts";

const texts = catalogue("payments.withdrawals.holds", {
  stopped: "Payouts were stopped by the link in a mail to its owners.",
  subject: (name: string, hours: number) => `Payouts of ${name} wait ${hours} hours`,
  wait: (name: string, hours: number) =>
    `Payouts of ${name} wait for ${hours} hours. If you don't expect this, stop them now: nothing leaves then until the operator has looked at it.`,
  stop: "Stop payouts",
});

export const stopPagePath = "/stop-payouts";

/** Suspends an organization, as the composition does it. */
export type StopPayouts = (tx: Tx, organizationId: string, reason: string) => Promise<void>;

/** Stops what a mail's link is about, once. Answers the organization's name; undefined where the link does nothing (any more). */
export async function stopByLink(tx: Tx, token: string, stop: StopPayouts): Promise<string | undefined> {
  const link = await findStopLink(tx, token);
  if (!link) return undefined;
  const [used] = await tx
    .update(payoutStopLink)
    .set({ usedAt: sql`now()` })
    .where(and(eq(payoutStopLink.id, link.id), isNull(payoutStopLink.usedAt)))
    .returning();
  if (!used) return undefined;
  if (!(await isSuspended(tx, link.organizationId))) await stop(tx, link.organizationId, texts.stopped);
  return link.organizationName;
}

/** Tells of a change at the provider. The first way to be paid is no change. */
export async function noticesOfPayee(tx: Tx, event: RecordedEvent, happened: string): Promise<Notice[]> {
  const { subjectId: organizationId, createdAt } = event;
  return (await wasPaid(tx, organizationId, createdAt)) ? noticesOfHold(tx, organizationId, happened) : [];
}

/**
 * Tells all owners and admins of a new owner or payee, with a link that stops payouts. Its secret is made here, so that it stands in the
 * mails and nowhere else. Nobody is told where payouts don't wait.
 */
export async function noticesOfHold(tx: Tx, organizationId: string, happened: string): Promise<Notice[]> {
  const { payoutHoldHours } = await readSettings(tx);
  if (payoutHoldHours === 0) return [];
  const token = newSecret();
  await tx.insert(payoutStopLink).values({
    organizationId,
    tokenHash: hashOfSecret(token),
    expiresAt: sql`now() + make_interval(hours => ${payoutHoldHours}) + interval '7 days'` as unknown as Date,
  });
  const name = (await nameOfOrganization(tx, organizationId)) ?? "";
  const letter = {
    subject: texts.subject(name, payoutHoldHours),
    paragraphs: [happened, texts.wait(name, payoutHoldHours)],
    action: { label: texts.stop, path: `${stopPagePath}?token=${token}`, isSecret: true as const },
  };
  return (await adminAddresses(tx, organizationId)).map((email) => ({ to: { email }, ...letter }));
}
