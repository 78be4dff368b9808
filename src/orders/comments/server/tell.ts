import { eq } from "drizzle-orm";
import type { PlaceNotice, RecordedEvent } from "#events/event.ts";
import { iri } from "#platform/contract/iri.ts";
import type { Tx } from "#platform/database/database.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { orderConversations } from "../../conversations/server/queries.ts";
import { passageComment } from "./tables.ts";

const texts = catalogue("orders.comments.mails", {
  subject: (outlet: string, order: string) => `Comment on the text for ${outlet} · ${order}`,
  on: (passage: string) => `On “${passage}”:`,
  outlet: "Outlet",
  title: "Title",
  open: "Open the text",
});

const shownMax = 120;
const short = (text: string): string => (text.length > shownMax ? `${text.slice(0, shownMax)}…` : text);

export async function tellComment(tx: Tx, { subjectId }: RecordedEvent): Promise<PlaceNotice[]> {
  const [comment] = await tx.select().from(passageComment).where(eq(passageComment.id, subjectId));
  if (!comment) return [];
  const { orderId, speaker, passage, body } = comment;
  const place = await orderConversations.locate(tx, orderId);
  const label = await orderConversations.describe(tx, orderId);
  if (!place || !label) return [];
  const side = speaker === "client" ? "publisher" : "client";
  return [
    {
      to: place[side],
      kind: "messages",
      about: orderId,
      conversation: iri("orders", orderId),
      subject: texts.subject(label.mediaName, label.name),
      paragraphs: [texts.on(short(passage)), body],
      facts: [
        { label: texts.outlet, value: label.mediaName },
        ...(label.title ? [{ label: texts.title, value: label.title }] : []),
      ],
      action: { label: texts.open, path: label.paths[side] },
    },
  ];
}
