import { eq } from "drizzle-orm";
import type { PlaceNotice, RecordedEvent } from "#events/event.ts";
import { tradeSides } from "#events/trade-side.ts";
import { iri } from "#platform/contract/iri.ts";
import type { Tx } from "#platform/database/database.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import type { ConversationPlace } from "../conversation.ts";
import type { MessageHappening } from "../happenings.ts";
import type { ConversationKeepers, ConversationLabel } from "./queries-keeper.ts";
import { message } from "./tables.ts";

const texts = catalogue("messages.mails", {
  subject: (outlet: string, about: string) => `New message about ${outlet} · ${about}`,
  fileSent: "A file was sent.",
  outlet: "Outlet",
  title: "Title",
  read: "Read and answer",
});

type MessageRow = typeof message.$inferSelect;

export const messageTeller =
  (keepers: ConversationKeepers) =>
  async (tx: Tx, { subjectId }: RecordedEvent<MessageHappening>): Promise<PlaceNotice[]> => {
    const [row] = await tx.select().from(message).where(eq(message.id, subjectId));
    const keeper = row && keepers[row.subject];
    const [place, label] = keeper
      ? [await keeper.locate(tx, row.subjectId), await keeper.describe(tx, row.subjectId)]
      : [];
    return row && place && label ? noticesOf(row, place, label) : [];
  };

const excerptMax = 300;
const excerptOf = (body: string): string => (body.length > excerptMax ? `${body.slice(0, excerptMax)}…` : body);

function noticesOf(
  row: MessageRow,
  place: ConversationPlace,
  { name, mediaName, title, paths }: ConversationLabel,
): PlaceNotice[] {
  const sides = tradeSides.filter((side) => side !== row.speaker);
  return sides.map((side) => ({
    to: place[side],
    kind: "messages",
    about: row.subjectId,
    conversation: iri(`${row.subject}s`, row.subjectId),
    subject: texts.subject(mediaName, name),
    paragraphs: [row.body ? `“${excerptOf(row.body)}”` : texts.fileSent],
    facts: [{ label: texts.outlet, value: mediaName }, ...(title ? [{ label: texts.title, value: title }] : [])],
    action: { label: texts.read, path: paths[side] },
  }));
}
