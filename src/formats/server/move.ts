import { eq, sql } from "drizzle-orm";
import { mailAddressesOf } from "#accounts/people/server/queries.ts";
import { linkInMail } from "#links/server/commands.ts";
import { placeOfMedia } from "#media/server/queries.ts";
import type { Tx } from "#platform/database/database.ts";
import { conflict } from "#platform/http/errors.ts";
import { sendMail } from "#platform/mail/send-mail.ts";
import { readSettings } from "#settings/server/queries.ts";
import type { FormatStatus } from "../format.ts";
import { canMoveFormat, type FormatMove, formatMoveNamed } from "../standing.ts";
import { format } from "./tables.ts";

export type FormatRow = typeof format.$inferSelect;

/** The only writer of a format's status: checks the move, writes where it leads, mails the publisher what an operator decided. */
export async function moveFormat(
  tx: Tx,
  row: FormatRow,
  name: FormatMove,
  reason: string | null = null,
): Promise<void> {
  if (!canMoveFormat(name, row.status))
    throw conflict("move_not_possible", "This can't be done with the format as it stands now. Reload to see it.");
  await tx
    .update(format)
    .set({ status: await reached(tx, name), rejectionReason: reason, updatedAt: sql`now()` })
    .where(eq(format.id, row.id));
  await tellPublisher(tx, row, name, reason);
}

/** Where a move leads in this installation: to the operators first, when they review by hand. */
export async function reached(tx: Tx, name: FormatMove): Promise<FormatStatus> {
  const { to, reviewed } = formatMoveNamed(name);
  if (!reviewed) return to;
  return (await readSettings(tx)).automaticReview ? to : "in_review";
}

async function tellPublisher(tx: Tx, row: FormatRow, name: FormatMove, reason: string | null): Promise<void> {
  const { tells, to } = formatMoveNamed(name);
  const place = await placeOfMedia(tx, row.mediaProjectId);
  if (!tells || !place) return;
  const letter = {
    subject: `${row.formatType}: ${to === "listed" ? "listed" : "not listed"}`,
    paragraphs: [tells, ...(reason ? [`“${reason}”`] : [])],
    action: { label: "Open the format", path: await linkInMail(tx, `/format/${row.id}/edit`) },
  };
  for (const recipient of await mailAddressesOf(tx, place)) await sendMail(tx, recipient, letter);
}
