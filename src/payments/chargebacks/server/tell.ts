import { operatorAddresses } from "#accounts/people/server/queries.ts";
import type { Notice, RecordedEvent } from "#events/event.ts";
import type { Tx } from "#platform/database/database.ts";
import { formatCents } from "#platform/money/money.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { readPaymentOwed } from "#wallet/server/queries.ts";
import { nameOfTopUp } from "../../top-ups/server/queries.ts";
import type { ChargebackHappening } from "../chargeback.ts";

/** How each is told; `amount` is the refund's or dispute's. */
const letters = catalogue("payments.chargebacks.mails", {
  refund: (amount) => ({
    subject: `${amount} of a top-up went back to the payer`,
    text: `${amount} of your top-up was refunded the way it came, and taken from your balance.`,
  }),
  chargeBack: (amount) => ({
    subject: `A payment of ${amount} was charged back`,
    text: `The payer's bank took ${amount} of your top-up back and is looking into it. The amount was taken from your balance until the bank decides.`,
  }),
  restore: (amount) => ({
    subject: `${amount} is back in your balance`,
    text: `A payment that was taken back was returned: ${amount} is in your balance again.`,
  }),
  refuseRefund: (amount) => ({
    subject: `A refund of ${amount} was not possible`,
    text: `The payment provider did not refund ${amount} of a top-up. The amount is in the balance again.`,
  }),
  loseDispute: (amount) => ({
    subject: `The bank decided a chargeback of ${amount} for the payer`,
    text: `The payer keeps the ${amount} of your top-up that were charged back.`,
  }),
} satisfies Record<ChargebackHappening, (amount: string) => { subject: string; text: string }>);

const texts = catalogue("payments.chargebacks.mailParts", {
  owed: (amount: string) =>
    `${amount} of it is not covered by the balance. Nothing can be booked until a top-up pays them.`,
  forOperators: (name: string, subject: string) => `${name}: ${subject}`,
  openTopUp: "Open the top-up",
  openTopUps: "Open the top-ups",
});

/** Operators hear of what costs them money, and of what the provider did not do for them. */
const ofOperators: readonly ChargebackHappening[] = ["chargeBack", "loseDispute", "refuseRefund"];

/** Tells an organization of its payment's way since, and of its debt now; operators hear of chargebacks. */
export async function tellChargeback(tx: Tx, event: RecordedEvent<ChargebackHappening>): Promise<Notice[]> {
  const topUp = await nameOfTopUp(tx, event.subjectId);
  if (!topUp) return [];
  const { subject, text } = letters[event.verb](event.message);
  const owedCents = await readPaymentOwed(tx, topUp.organizationId);
  const paragraphs = [text, ...(owedCents > 0 ? [texts.owed(formatCents(owedCents))] : [])];
  const toOrganization: Notice = {
    to: { organizationId: topUp.organizationId },
    kind: "billing",
    subject,
    paragraphs,
    action: { label: texts.openTopUp, path: `/top-up/${event.subjectId}` },
    about: event.subjectId,
  };
  if (!ofOperators.includes(event.verb)) return [toOrganization];
  const action = { label: texts.openTopUps, path: `/operator/top-ups?search=${topUp.reference ?? ""}` };
  const shared = { subject: texts.forOperators(topUp.organizationName, subject), paragraphs, action };
  return [toOrganization, ...(await operatorAddresses(tx)).map((email) => ({ to: { email }, ...shared }))];
}
