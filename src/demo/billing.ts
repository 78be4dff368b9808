import { editOrganization } from "#accounts/organizations/server/commands.ts";
import { acceptReferral, joinProgramme } from "#affiliate/server/commands.ts";
import { pay } from "#affiliate/server/jobs.ts";
import { readDue } from "#affiliate/server/queries.ts";
import { findAffiliateLink } from "#links/server/queries.ts";
import { createTaxRate } from "#payments/taxes/server/commands.ts";
import { createVoucher, tryCode } from "#payments/vouchers/server/commands.ts";
import { editSettings } from "#settings/server/commands.ts";
import { settingsId } from "#settings/settings-id.ts";
import type { Scene } from "./agenda.ts";
import { days } from "./clock.ts";
import { ownOf, type World } from "./world.ts";

/** Runs before any order, so that each order gets its tax and commission. */
export async function fillBilling({ tx, people: { ada, paul, olga, nora } }: World): Promise<void> {
  await editSettings(tx, olga, settingsId, {
    legalName: "Byline Demo Ltd",
    legalAddress: "1 Example Quay\nDublin",
    legalCountry: "IE",
    legalTaxId: "IE1234567FA",
    billingModel: "agent",
  });
  await createTaxRate(tx, olga, { country: "IE", rateBasisPoints: 2_300, reversesCharge: true });
  await createTaxRate(tx, olga, { country: "DE", rateBasisPoints: 1_900, reversesCharge: true });
  await editOrganization(tx, ada, ownOf(ada), {
    billingName: "Marlow Communications GmbH",
    billingAddress: "Beispielstraße 1\n10115 Berlin",
    billingCountry: "DE",
    taxId: "DE123456788",
    lowBalanceCents: 100_000,
  });
  await editOrganization(tx, paul, ownOf(paul), {
    billingName: "Quill Media Group GmbH",
    billingAddress: "Musterweg 3\n20095 Hamburg",
    billingCountry: "DE",
    taxId: "DE987654328",
  });
  await editOrganization(tx, nora, ownOf(nora), { billingAddress: "2 Example Street\nCork", billingCountry: "IE" });
  await joinProgramme(tx, ada, ownOf(ada));
  const link = await findAffiliateLink(tx, ownOf(ada));
  await acceptReferral(tx, nora, link?.path.split("/").at(-1) ?? "");
}

export const billingScenes = (world: World): Scene[] => [redeemed(world), commissionsPaid(world)];

async function* redeemed({ clock, tx, people: { olga, nora } }: World): Scene {
  yield clock.ago(days(45));
  const endsAt = new Date(clock.present.getTime() + days(60)).toISOString();
  const voucher = { code: "WELCOME2026", amountCents: 5_000, endsAt, redemptionsMax: 100 };
  await createVoucher(tx, olga, voucher);
  yield clock.ago(days(44));
  await tryCode(tx, nora, { organization: ownOf(nora), code: voucher.code });
}

/** Once a week, as soon as they are due. */
async function* commissionsPaid({ clock, tx }: World): Scene {
  for (let daysAgo = 380; daysAgo > 0; daysAgo -= 7) {
    yield clock.ago(days(daysAgo));
    for (const id of await readDue(tx)) await pay(tx, id);
  }
}
