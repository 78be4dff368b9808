import { eq, sql } from "drizzle-orm";
import type { EventParty, NewEvent } from "#events/event.ts";
import { recordEvents } from "#events/server/commands.ts";
import { placeOfMedia } from "#media/server/queries.ts";
import type { Tx } from "#platform/database/database.ts";
import { conflict } from "#platform/http/errors.ts";
import { readSettings } from "#settings/server/queries.ts";
import type { FormatStatus } from "../format.ts";
import { canMoveFormat, type FormatHappening, type FormatMove, formatMoveNamed } from "../standing.ts";
import { format } from "./tables.ts";

export type FormatRow = typeof format.$inferSelect;

/** `party` is "system" where a decision about the outlet decides the format too: the publisher is told of the outlet alone. */
type By = { actorId: string; party?: EventParty; reason?: string | null | undefined };

/** The only writer of a format's status: checks the move, writes where it leads, and records it. */
export async function moveFormat(
  tx: Tx,
  row: FormatRow,
  name: FormatMove,
  { party = formatMoveNamed(name).by, actorId, reason = null }: By,
): Promise<void> {
  if (!canMoveFormat(name, row.status))
    throw conflict("move_not_possible", "This can't be done with the format as it stands now. Reload to see it.");
  const status = await reached(tx, name);
  await tx.update(format).set({ status, rejectionReason: reason, updatedAt: sql`now()` }).where(eq(format.id, row.id));
  await recordFormatEvent(tx, row, {
    verb: name,
    party,
    actorId,
    toState: status,
    message: reason ?? "",
  });
}

type Happening = Pick<NewEvent<FormatHappening>, "verb" | "party" | "actorId" | "message"> & { toState: FormatStatus };

/** Writes what happened to a format; `row` is how it stood before. */
export async function recordFormatEvent(tx: Tx, row: FormatRow, happening: Happening): Promise<void> {
  const place = await placeOfMedia(tx, row.mediaProjectId);
  const organizationIds = place ? [place.organizationId] : [];
  await recordEvents(tx, [
    { subject: "format", subjectId: row.id, organizationIds, fromState: row.status, ...happening },
  ]);
}

/** Where a move leads in this installation: to the operators first, when they review by hand. */
export async function reached(tx: Tx, name: FormatMove): Promise<FormatStatus> {
  const { to, reviewed } = formatMoveNamed(name);
  if (!reviewed) return to;
  return (await readSettings(tx)).automaticReview ? to : "in_review";
}
