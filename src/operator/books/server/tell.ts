import { operatorAddresses } from "#accounts/people/server/queries.ts";
import type { Notice, RecordedEvent } from "#events/event.ts";
import type { Tx } from "#platform/database/database.ts";

export async function tellBooksCheck(tx: Tx, { message }: RecordedEvent): Promise<Notice[]> {
  const addresses = await operatorAddresses(tx);
  return addresses.map((email) => ({
    to: { email },
    subject: "The books do not balance",
    paragraphs: [
      `The check of the books found a difference: ${message}`,
      "Payouts have stopped until an operator lets them go on.",
    ],
    action: { label: "Open the books", path: "/operator/books" },
  }));
}
