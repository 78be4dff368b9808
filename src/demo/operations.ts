import { proposeDeed } from "#deeds/server/commands.ts";
import { adjustmentInput } from "#operator/adjustments/contract.ts";
import { makeAdjustment } from "#operator/adjustments/server/commands.ts";
import { askForCheck } from "#operator/books/server/commands.ts";
import { suspendPersonByOperator } from "#operator/people/server/commands.ts";
import { decideStep } from "#operator/setup/server/commands.ts";
import { dayOf } from "#platform/contract/day.ts";
import { agreeOnFee } from "#settings/fees/server/commands.ts";
import { createFlag } from "#settings/flags/server/commands.ts";
import { editSettings } from "#settings/server/commands.ts";
import { settingsId } from "#settings/settings-id.ts";
import { knownPage } from "./addresses.ts";
import type { Scene } from "./agenda.ts";
import { days } from "./clock.ts";
import { ownOf, type World } from "./world.ts";

const bankDetails = "Byline Demo Ltd\nIBAN IE29 AIBK 9311 5212 3456 78\nBIC AIBKIE2D\nA bank that does not exist";

/** Settings of the first day. Nobody can prove a domain under .example, and a newcomer's earnings need not wait. */
export async function setUp({ tx, people: { olga } }: World): Promise<void> {
  await editSettings(tx, olga, settingsId, {
    verifiedOnly: false,
    opensMarketplace: true,
    knownPages: [knownPage],
    earningsLockDays: 0,
    bankDetails,
  });
  await createFlag(tx, olga, {
    name: "profile-notifications",
    enabled: true,
    description: "People choose their mails on a page of their own",
  });
  for (const step of ["mail", "fee", "review", "knownPages", "backups"] as const)
    await decideStep(tx, olga, { step, decision: "confirmed" });
}

/** An adjustment, a large one waiting for approval, a country's fee, a suspension and a check of the books. */
export async function* operatorScene({ clock, tx, people: { ada, olga, silas } }: World): Scene {
  const given = { organization: ownOf(ada), account: "available" as const };
  yield clock.ago(days(52));
  await suspendPersonByOperator(tx, olga, silas.userId, "Opened three accounts to redeem the same voucher");
  yield clock.ago(days(8));
  await makeAdjustment(tx, olga, { ...given, amountCents: 25_00, reason: "For the mail that came twice" });
  yield clock.ago(days(1.1));
  const large = { ...given, amountCents: 400_00, reason: "Half of a sponsored newsletter" };
  await proposeDeed(tx, olga, { deed: "adjustment", subject: null, input: large }, (within, by, { input }) =>
    makeAdjustment(within, by, adjustmentInput.parse(input)),
  );
  yield clock.ago(days(0.1));
  const startsOn = dayOf(clock.present);
  await agreeOnFee(tx, olga, { country: "JP", feeBasisPoints: 1_200, startsOn });
  await askForCheck(tx);
}
