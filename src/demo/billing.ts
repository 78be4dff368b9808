import { eq, sql } from "drizzle-orm";
import type { Actor } from "#accounts/actor.ts";
import { editOrganization } from "#accounts/organizations/server/commands.ts";
import { acceptReferral, joinProgramme } from "#affiliate/server/commands.ts";
import { followCommission } from "#affiliate/server/commissions.ts";
import { pay } from "#affiliate/server/jobs.ts";
import { commission } from "#affiliate/server/tables.ts";
import { findAffiliateLink } from "#links/server/queries.ts";
import { createTaxRate } from "#payments/taxes/server/commands.ts";
import { createVoucher, tryCode } from "#payments/vouchers/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import { settingsId } from "#settings/contract.ts";
import { editSettings } from "#settings/server/commands.ts";
import { findPaymentOf } from "#wallet/settlements/server/queries.ts";
import { ownOf } from "./people.ts";

type Cast = { advertiser: Actor; publisher: Actor; operator: Actor; nora: Actor };

const dayMilliseconds = 86_400_000;

/** Runs before any order, so that each order gets its tax, voucher and commission. */
export async function fillBilling(tx: Tx, { advertiser, publisher, operator, nora }: Cast): Promise<void> {
  await editSettings(tx, operator, settingsId, {
    legalName: "Byline Demo Ltd",
    legalAddress: "1 Example Quay\nDublin",
    legalCountry: "IE",
    legalTaxId: "IE1234567FA",
    billingModel: "agent",
  });
  await createTaxRate(tx, operator, { country: "IE", rateBasisPoints: 2_300, reversesCharge: true });
  await createTaxRate(tx, operator, { country: "DE", rateBasisPoints: 1_900, reversesCharge: true });
  await editOrganization(tx, advertiser, ownOf(advertiser), {
    billingName: "Marlow Communications GmbH",
    billingAddress: "Beispielstraße 1\n10115 Berlin",
    billingCountry: "DE",
    taxId: "DE123456788",
    lowBalanceCents: 100_000,
  });
  await editOrganization(tx, publisher, ownOf(publisher), {
    billingName: "Quill Media Group GmbH",
    billingAddress: "Musterweg 3\n20095 Hamburg",
    billingCountry: "DE",
    taxId: "DE987654328",
  });
  await editOrganization(tx, nora, ownOf(nora), { billingAddress: "2 Example Street\nCork", billingCountry: "IE" });
  const endsAt = new Date(Date.now() + 60 * dayMilliseconds).toISOString();
  const voucher = { code: "WELCOME2026", amountCents: 5_000, endsAt, redemptionsMax: 100 };
  await createVoucher(tx, operator, voucher);
  await tryCode(tx, nora, { organization: ownOf(nora), code: voucher.code });
  await joinProgramme(tx, advertiser, ownOf(advertiser));
  const link = await findAffiliateLink(tx, ownOf(advertiser));
  await acceptReferral(tx, nora, link?.path.split("/").at(-1) ?? "");
}

/** The affiliate's first commission is old enough to be paid; jobs find the others once Byline runs. */
export async function fillCommission(tx: Tx, nora: Actor): Promise<void> {
  const { rows } = await tx.$client.query<{ id: string }>(
    `SELECT id FROM publication_order WHERE client_organization_id = $1 AND status = 'completed' ORDER BY number LIMIT 1`,
    [ownOf(nora)],
  );
  const payment = await findPaymentOf(tx, rows[0]?.id ?? "");
  if (!payment) throw new Error("the demo's affiliate brought nobody who paid");
  await followCommission(tx, payment);
  const [earned] = await tx
    .update(commission)
    .set({ dueAt: sql`now()` })
    .where(eq(commission.postingId, payment.postingId))
    .returning({ id: commission.id });
  if (!earned) throw new Error("the demo's affiliate earned nothing");
  await pay(tx, earned.id);
}
