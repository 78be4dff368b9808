import { operatorAddresses } from "#accounts/people/server/queries.ts";
import type { Notice, RecordedEvent } from "#events/event.ts";
import type { Tx } from "#platform/database/database.ts";
import { catalogue } from "#platform/words/catalogue.ts";

const texts = catalogue("operator.books.mails", {
  subject: "The books do not balance",
  difference: (found: string) => `The check of the books found a difference: ${found}`,
  payoutsStopped: "Payouts have stopped until an operator lets them go on.",
  open: "Open the books",
});

export async function tellBooksCheck(tx: Tx, { message }: RecordedEvent): Promise<Notice[]> {
  const addresses = await operatorAddresses(tx);
  return addresses.map((email) => ({
    to: { email },
    subject: texts.subject,
    paragraphs: [texts.difference(message), texts.payoutsStopped],
    action: { label: texts.open, path: "/operator/books" },
  }));
}
