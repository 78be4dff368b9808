import { findOrganizationName } from "#accounts/organizations/server/queries.ts";
import { operatorAddresses } from "#accounts/people/server/queries.ts";
import type { Notice, RecordedEvent } from "#events/event.ts";
import type { Tx } from "#platform/database/database.ts";
import { formatCents } from "#platform/money/money.ts";
import { type WithdrawalHappening, withdrawalLife, withdrawalOutcomeOf } from "../withdrawal.ts";
import { noticesOfHold } from "./holds.ts";
import { findTold } from "./queries.ts";

/** Tells the organization what became of its withdrawal, and operators that a transfer waits for them. */
export async function tellWithdrawalEvent(tx: Tx, event: RecordedEvent<WithdrawalHappening>): Promise<Notice[]> {
  const row = await findTold(tx, event.subjectId);
  if (!row) return [];
  const { id, organizationId, status, payeeAccount, method } = row;
  const isTransfer = method === "transfer";
  const amount = formatCents(row.amountCents);
  const { subject, mail } = event.verb === "request" ? requested : withdrawalLife.moves[event.verb].texts;
  const own: Notice = {
    to: { organizationId },
    kind: "billing",
    about: id,
    subject: `Your withdrawal of ${amount} ${subject}`,
    paragraphs: [
      `To ${isTransfer ? "the account" : "your"} ${payeeAccount}. ${mail}`,
      ...(event.message ? [`“${event.message}”`] : []),
    ],
    action: { label: "Open the withdrawal", path: `/withdrawal/${withdrawalOutcomeOf(status)}?id=${id}` },
  };
  if (event.verb === "request" && row.heldUntil)
    return [
      own,
      ...(await noticesOfHold(tx, organizationId, `A withdrawal of ${amount} to a new bank account was requested.`)),
      ...(await toOperators(tx, organizationId, amount)),
    ];
  return event.verb === "request" && isTransfer ? [own, ...(await toOperators(tx, organizationId, amount))] : [own];
}

/** Colleagues who did not ask for it find out in time to cancel it. */
const requested = {
  subject: "was requested",
  mail: "It is sent to the bank soon. If none of you asked for it, cancel it and change your password.",
};

async function toOperators(tx: Tx, organizationId: string, amount: string): Promise<Notice[]> {
  const name = (await findOrganizationName(tx, organizationId))?.name ?? "An organization";
  return (await operatorAddresses(tx)).map((email) => ({
    to: { email },
    subject: `${name} withdraws ${amount}`,
    paragraphs: ["The withdrawal waits for your transfer."],
    action: { label: "Open the withdrawals", path: "/operator/withdrawals" },
  }));
}
