import { eq } from "drizzle-orm";
import type { Notice, RecordedEvent } from "#events/event.ts";
import { placeOfMedia } from "#media/server/queries.ts";
import type { Tx } from "#platform/database/database.ts";
import { mailFor } from "#platform/lifecycle/mail-text.ts";
import { type FormatHappening, formatLife } from "../standing.ts";
import { format } from "./tables.ts";

/** Tells the medium's members of operators' decisions. */
export async function tellFormatEvent(tx: Tx, event: RecordedEvent<FormatHappening>): Promise<Notice[]> {
  if (event.verb === "change" || event.party === "system") return [];
  const { texts, to } = formatLife.moves[event.verb];
  const mail = texts.mail && mailFor(texts.mail, "publisher");
  const [row] = mail ? await tx.select().from(format).where(eq(format.id, event.subjectId)) : [];
  const place = row && (await placeOfMedia(tx, row.mediaProjectId));
  if (!mail || !place) return [];
  return [
    {
      to: place,
      kind: "listings",
      about: row.id,
      subject: `${row.formatType}: ${to === "listed" ? "listed" : "not listed"}`,
      paragraphs: [mail, ...(event.message ? [`“${event.message}”`] : [])],
      action: { label: "Open the format", path: `/format/${row.id}/edit` },
    },
  ];
}
