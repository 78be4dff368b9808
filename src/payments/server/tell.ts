import type { Notice, RecordedEvent } from "#events/event.ts";
import type { Tx } from "#platform/database/database.ts";
import { chargebackHappenings } from "../chargebacks/chargeback.ts";
import { tellChargeback } from "../chargebacks/server/tell.ts";
import { tellTransfer } from "../top-ups/server/tell.ts";
import { paymentHappenings, transferHappenings } from "../top-ups/top-up.ts";

/** What happens to a top-up: to its payment, at the operator's bank, and after it was paid. */
export const topUpHappenings = [...paymentHappenings, ...transferHappenings, ...chargebackHappenings] as const;

/** Tells an organization what became of its payment while nobody stood before a page. */
export async function tellTopUp(tx: Tx, event: RecordedEvent): Promise<Notice[]> {
  const ofTransfer = transferHappenings.find((verb) => verb === event.verb);
  if (ofTransfer) return tellTransfer(tx, { ...event, verb: ofTransfer });
  const after = chargebackHappenings.find((verb) => verb === event.verb);
  return after ? tellChargeback(tx, { ...event, verb: after }) : [];
}
