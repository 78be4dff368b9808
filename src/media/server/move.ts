import { recordEvents } from "#events/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import { literal } from "#platform/database/sql/literals.ts";
import { requireMove } from "#platform/lifecycle/server/require-move.ts";
import { holdSettings } from "#settings/server/queries.ts";
import { entryOf } from "../entry/entry.ts";
import type { MediaStatus } from "../media.ts";
import { type MediaEffect, type MediaMove, type MediaParty, mediaLife, mediaMoves } from "../moves.ts";
import { lockMedium } from "./queries.ts";

type MoveRequest = { move: MediaMove; party: MediaParty; actorId: string | null; message?: string | undefined };

type Moved = { id: string; organizationId: string; fromState: MediaStatus };

const has = (effect: MediaEffect): string => `${literal(effect)} = ANY ($4::text[])`;

const moveRows = `
  WITH before AS (
    SELECT id, status FROM media_project WHERE id = ANY ($1::uuid[]) AND status = ANY ($2::text[]) ORDER BY id FOR UPDATE)
  UPDATE media_project AS media SET
    status = $3, updated_at = now(),
    rejection_reason = CASE WHEN ${has("keepReason")} THEN $5 END,
    review_question = CASE WHEN ${has("keepQuestion")} THEN $5 END,
    reviewed_at = CASE WHEN ${has("markReviewed")} THEN now() WHEN ${has("keepReview")} THEN media.reviewed_at END
  FROM before WHERE media.id = before.id
  RETURNING media.id, media.organization_id AS "organizationId", before.status AS "fromState"`;

/**
 * The only writer of a medium's status (R1.10); each move is an event. Skips media in other statuses and returns the
 * ids of the moved ones.
 */
export async function moveMedia(tx: Tx, ids: string[], request: MoveRequest): Promise<string[]> {
  const { move: name, party, actorId, message = null } = request;
  const { from, to, by, effects } = mediaMoves[name];
  if (!(party in by)) throw new Error(`${party} makes no move ${name}`);
  const values = [ids, from, to, effects, message];
  const { rows } = await tx.$client.query<Moved>({ name: "media-move", text: moveRows, values });
  await recordEvents(
    tx,
    rows.map(({ id, organizationId, fromState }) => ({
      subject: "media",
      subjectId: id,
      verb: name,
      organizationIds: [organizationId],
      party,
      actorId,
      fromState,
      toState: to,
      message: message ?? "",
    })),
  );
  return rows.map(({ id }) => id);
}

/** Moves one medium. Throws 409 `media_move` in another status, 409 with a guard's code. */
export async function moveMedium(tx: Tx, id: string, request: MoveRequest): Promise<void> {
  const medium = await lockMedium(tx, id);
  const entry = entryOf(medium, await holdSettings(tx));
  requireMove(mediaLife, request.move, { ...entry, status: medium.status }, request.party);
  await moveMedia(tx, [id], request);
}
