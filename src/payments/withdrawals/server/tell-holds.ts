import type { memberHappenings, organizationHappenings } from "#accounts/happenings.ts";
import type { Notice, RecordedEvent } from "#events/event.ts";
import type { Tx } from "#platform/database/database.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { noticesOfHold } from "./holds.ts";

const texts = catalogue("payments.withdrawals.owners", {
  handedOver: "The ownership was handed over to another member.",
  newOwner: "A member was made an owner.",
});

/** A new owner can withdraw: the others hear of it while payouts wait. */
export async function tellHandOver(
  tx: Tx,
  { verb, subjectId }: Pick<RecordedEvent<string>, "verb" | "subjectId">,
): Promise<Notice[]> {
  if (verb !== ("handOver" satisfies (typeof organizationHappenings)[number])) return [];
  return noticesOfHold(tx, subjectId, texts.handedOver);
}

/** The same of a member who became an owner beside the others. */
export async function tellMember(
  tx: Tx,
  { verb, toState, organizationIds }: RecordedEvent<(typeof memberHappenings)[number]>,
): Promise<Notice[]> {
  const [organizationId] = organizationIds;
  if (verb !== "changeRole" || toState !== "OWNER" || !organizationId) return [];
  return noticesOfHold(tx, organizationId, texts.newOwner);
}
