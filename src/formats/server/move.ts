import { eq, sql } from "drizzle-orm";
import type { NewEvent } from "#events/event.ts";
import { recordEvents } from "#events/server/commands.ts";
import { placeOfMedia, placesOfMedia } from "#media/server/queries.ts";
import type { Tx } from "#platform/database/database.ts";
import { statusAfter } from "#platform/lifecycle/lifecycle.ts";
import { requireMove } from "#platform/lifecycle/server/require-move.ts";
import { readSettings } from "#settings/server/queries.ts";
import type { FormatStatus } from "../format.ts";
import { type FormatHappening, type FormatMove, type FormatParty, formatLife } from "../standing.ts";
import { openOrdersOf } from "./queries.ts";
import { format } from "./tables.ts";

export type FormatRow = typeof format.$inferSelect;

/** `isToldWithOutlet`: the outlet's decision decides the format too, and only the outlet's notice goes out. */
type FormatMoveMade = {
  move: FormatMove;
  party: FormatParty;
  actorId: string;
  reason?: string | null | undefined;
  isToldWithOutlet?: boolean;
};

/** The only writer of a format's status. The row must be locked. Throws 409 `move_not_possible` or a guard's code. */
export async function moveFormat(
  tx: Tx,
  row: FormatRow,
  { move: verb, party, actorId, reason = null, isToldWithOutlet }: FormatMoveMade,
): Promise<void> {
  const { automaticReview } = await readSettings(tx);
  requireMove(formatLife, verb, { ...row, automaticReview }, party);
  const status = statusAfter(formatLife, verb, row.status);
  const rejectionReason = formatLife.moves[verb].effects.includes("keepReason") ? reason : null;
  await tx.update(format).set({ status, rejectionReason, updatedAt: sql`now()` }).where(eq(format.id, row.id));
  await recordFormatEvent(tx, row, {
    verb,
    party: isToldWithOutlet ? "system" : party,
    actorId,
    toState: status,
    message: reason ?? "",
  });
}

type NewFormatEvent = Pick<NewEvent<FormatHappening>, "verb" | "party" | "actorId" | "message"> & {
  toState: FormatStatus;
};

/** `row` is the format before the event. */
async function recordFormatEvent(tx: Tx, row: FormatRow, event: NewFormatEvent): Promise<void> {
  const place = await placeOfMedia(tx, row.mediaProjectId);
  const organizationIds = place ? [place.organizationId] : [];
  await recordEvents(tx, [{ subject: "format", subjectId: row.id, organizationIds, fromState: row.status, ...event }]);
  await tellOrdersOf(tx, [row.id]);
}

/** As it is now. */
export type VersionedFormat = Pick<FormatRow, "id" | "mediaProjectId" | "status" | "version">;
export type VersionAuthor = Pick<NewEvent, "party" | "actorId">;

const recordedAtOnce = 1_000;

/** Records that formats have other conditions than before, under another version (R3.8). Their rows must be locked. */
export async function recordVersions(
  tx: Tx,
  formats: readonly VersionedFormat[],
  author: VersionAuthor,
): Promise<void> {
  for (let first = 0; first < formats.length; first += recordedAtOnce) {
    const part = formats.slice(first, first + recordedAtOnce);
    const places = await placesOfMedia(tx, [...new Set(part.map(({ mediaProjectId }) => mediaProjectId))]);
    const events = part.map(({ id, mediaProjectId, status, version }): NewEvent<FormatHappening> => {
      const place = places.get(mediaProjectId);
      return {
        subject: "format",
        subjectId: id,
        organizationIds: place ? [place.organizationId] : [],
        verb: "change",
        ...author,
        fromState: status,
        toState: status,
        message: `Version ${version}`,
      };
    });
    await recordEvents(tx, events);
    await tellOrdersOf(
      tx,
      part.map(({ id }) => id),
    );
  }
}

/** Clients' open pages hear of it too: whether new conditions can be accepted depends on the format (R4.8). */
async function tellOrdersOf(tx: Tx, formatIds: readonly string[]): Promise<void> {
  const orders = await openOrdersOf(tx, formatIds);
  tx.changes.push(
    ...orders.map(({ id, organizationId }) => ({ resource: "orders", id, organizationIds: [organizationId] })),
  );
}
