import { findOrganizationName } from "#accounts/organizations/server/queries.ts";
import { operatorAddresses } from "#accounts/people/server/queries.ts";
import type { Notice, RecordedEvent } from "#events/event.ts";
import type { Tx } from "#platform/database/database.ts";
import { formatCents } from "#platform/money/money.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { nearDayInWords } from "#platform/words/day-words.ts";
import { type WithdrawalHappening, withdrawalLife, withdrawalOutcomeOf } from "../withdrawal.ts";
import { noticesOfHold } from "./holds.ts";
import { findTold } from "./queries.ts";

const texts = catalogue("payments.withdrawals.mails", {
  subject: (amount: string, happened: string) => `Your withdrawal of ${amount} ${happened}`,
  to: {
    transfer: (account: string) => `To the account ${account}.`,
    provider: (account: string) => `To your ${account}.`,
  },
  requested: "was requested",
  waitsUntil: (day: string) => `was requested and waits until ${day}`,
  unexpected: "It is sent to the bank soon. If none of you asked for it, cancel it and change your password.",
  open: "Open the withdrawal",
  newAccount: (amount: string) => `A withdrawal of ${amount} to a new bank account was requested.`,
  anOrganization: "An organization",
  withdraws: (name: string, amount: string) => `${name} withdraws ${amount}`,
  waits: "The withdrawal waits for your transfer.",
  openAll: "Open the withdrawals",
});

/** Tells the organization what became of its withdrawal, and operators that a transfer waits for them. */
export async function tellWithdrawalEvent(tx: Tx, event: RecordedEvent<WithdrawalHappening>): Promise<Notice[]> {
  const row = await findTold(tx, event.subjectId);
  if (!row) return [];
  const { id, organizationId, status, payeeAccount, method } = row;
  const isTransfer = method === "transfer";
  const amount = formatCents(row.amountCents);
  const { subject, mail } =
    event.verb === "request" ? requestedWords(row.heldUntil) : withdrawalLife.moves[event.verb].texts;
  const own: Notice = {
    to: { organizationId },
    kind: "billing",
    about: id,
    subject: texts.subject(amount, subject),
    paragraphs: [
      `${texts.to[isTransfer ? "transfer" : "provider"](payeeAccount)} ${mail}`,
      ...(event.message ? [`“${event.message}”`] : []),
    ],
    action: { label: texts.open, path: `/withdrawal/${withdrawalOutcomeOf(status)}?id=${id}` },
  };
  if (event.verb === "request" && row.heldUntil)
    return [
      own,
      ...(await noticesOfHold(tx, organizationId, texts.newAccount(amount))),
      ...(await toOperators(tx, organizationId, amount)),
    ];
  return event.verb === "request" && isTransfer ? [own, ...(await toOperators(tx, organizationId, amount))] : [own];
}

/** Colleagues who did not ask for it find out in time to cancel it. */
const requestedWords = (heldUntil: Date | null) => ({
  subject: heldUntil ? texts.waitsUntil(nearDayInWords(heldUntil)) : texts.requested,
  mail: texts.unexpected,
});

async function toOperators(tx: Tx, organizationId: string, amount: string): Promise<Notice[]> {
  const name = (await findOrganizationName(tx, organizationId))?.name ?? texts.anOrganization;
  return (await operatorAddresses(tx)).map((email) => ({
    to: { email },
    subject: texts.withdraws(name, amount),
    paragraphs: [texts.waits],
    action: { label: texts.openAll, path: "/operator/withdrawals" },
  }));
}
