import { adminAddresses, nameOfOrganization } from "#accounts/organizations/server/queries.ts";
import type { Notice, RecordedEvent } from "#events/event.ts";
import type { Tx } from "#platform/database/database.ts";
import { catalogue } from "#platform/words/catalogue.ts";

export const payeeHappenings = ["changePayouts"] as const;

const texts = catalogue("payments.payees.mails", {
  subject: (name: string) => `Payout details of ${name} can be changed`,
  opened: (email: string, name: string) =>
    `${email} opened the page where the bank account for payouts of ${name} is set.`,
  changed: (name: string) => `The bank account for payouts of ${name} was changed at the payment provider.`,
  unexpected: "If you don't expect this, sign out all sessions, change your password, and contact support.",
  open: "Open withdrawals",
});

/** Notices with a link that stops payouts; none where no payout waits. */
type NoticesOfPayee = (tx: Tx, event: RecordedEvent, happened: string) => Promise<Notice[]>;

/** Owners and admins hear of a change of payout details: it decides where their money goes. */
export const payoutsTeller =
  (noticesOfPayee: NoticesOfPayee) =>
  async (tx: Tx, event: RecordedEvent): Promise<Notice[]> => {
    const { verb, subjectId, message: email } = event;
    if (verb !== "changePayouts") return [];
    const name = await nameOfOrganization(tx, subjectId);
    const happened = email ? texts.opened(email, name) : texts.changed(name);
    const notices = await noticesOfPayee(tx, event, happened);
    if (notices.length > 0) return notices;
    const letter = {
      subject: texts.subject(name),
      paragraphs: [happened, texts.unexpected],
      action: { label: texts.open, path: "/withdrawal" },
    };
    return (await adminAddresses(tx, subjectId)).map((address) => ({ to: { email: address }, ...letter }));
  };
