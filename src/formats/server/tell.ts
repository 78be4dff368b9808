import { eq } from "drizzle-orm";
import type { Notice, RecordedEvent } from "#events/event.ts";
import { nameOfMedia, placeOfMedia } from "#media/server/queries.ts";
import type { Tx } from "#platform/database/database.ts";
import { mailFor } from "#platform/lifecycle/mail-text.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { type FormatHappening, formatLife } from "../standing.ts";
import { format } from "./tables.ts";

const texts = catalogue("formats.mails", {
  listed: (formatType: string, outlet: string) => `${formatType} on ${outlet} is listed`,
  notListed: (formatType: string, outlet: string) => `${formatType} on ${outlet} is not listed`,
  open: "Open the format",
});

/** Tells the medium's members of operators' decisions. */
export async function tellFormatEvent(tx: Tx, event: RecordedEvent<FormatHappening>): Promise<Notice[]> {
  if (event.verb === "change" || event.party === "system") return [];
  const { texts: words, to } = formatLife.moves[event.verb];
  const mail = words.mail && mailFor(words.mail, "publisher");
  const [row] = mail ? await tx.select().from(format).where(eq(format.id, event.subjectId)) : [];
  const place = row && (await placeOfMedia(tx, row.mediaProjectId));
  if (!mail || !place) return [];
  return [
    {
      to: place,
      kind: "listings",
      about: row.id,
      subject: texts[to === "listed" ? "listed" : "notListed"](
        row.formatType,
        await nameOfMedia(tx, row.mediaProjectId),
      ),
      paragraphs: [mail, ...(event.message ? [`“${event.message}”`] : [])],
      action: { label: texts.open, path: `/format/${row.id}/edit` },
    },
  ];
}
