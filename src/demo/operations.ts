import type { Actor } from "#accounts/actor.ts";
import { proposeDeed } from "#deeds/server/commands.ts";
import { adjustmentInput } from "#operator/adjustments/contract.ts";
import { makeAdjustment } from "#operator/adjustments/server/commands.ts";
import { askForCheck } from "#operator/books/server/commands.ts";
import { suspendPersonByOperator } from "#operator/people/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import { agreeOnFee } from "#settings/fees/server/commands.ts";
import { ownOf } from "./people.ts";

/** Fills an adjustment, a large one waiting for approval, a country's fee, a suspension and a check of the books. */
export async function fillOperations(
  tx: Tx,
  operator: Actor,
  { advertiser, suspended }: { advertiser: Actor; suspended: Actor },
): Promise<void> {
  const organization = ownOf(advertiser);
  const given = { organization, account: "available" as const };
  await makeAdjustment(tx, operator, { ...given, amountCents: 25_00, reason: "For the mail that came twice" });
  const large = { organization, account: "available", amountCents: 400_00, reason: "Half of a sponsored newsletter" };
  await proposeDeed(tx, operator, { deed: "adjustment", subject: null, input: large }, (within, by, { input }) =>
    makeAdjustment(within, by, adjustmentInput.parse(input)),
  );
  const startsOn = new Date().toISOString().slice(0, 10);
  await agreeOnFee(tx, operator, { country: "JP", feeBasisPoints: 1_200, startsOn });
  await askForCheck(tx);
  await suspendPersonByOperator(tx, operator, suspended.userId, "Opened three accounts to redeem the same voucher");
}
