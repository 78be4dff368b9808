import type { Tx } from "#platform/database/database.ts";
import { conflict } from "#platform/http/errors.ts";
import { type MediaMove, type MediaParty, mediaMoveNamed } from "../moves.ts";
import { tellPublisher } from "./tell.ts";

type MoveRequest = { move: MediaMove; party: MediaParty; actorId: string | null; message?: string | undefined };

// What was let onto the market stays reviewed while it pauses; a question, a refusal or a new domain ends that.
const moveRows = `
  WITH before AS (
    SELECT id, status FROM media_project WHERE id = ANY ($1::uuid[]) AND status = ANY ($2::text[]) ORDER BY id FOR UPDATE),
  moved AS (
    UPDATE media_project AS media SET
      status = $3, updated_at = now(),
      rejection_reason = CASE WHEN $4 = 'reject' THEN $7 END,
      review_question = CASE WHEN $4 = 'ask' THEN $7 END,
      reviewed_at = CASE WHEN $4 IN ('approve', 'list') THEN now() WHEN $4 IN ('pause', 'withdraw') THEN media.reviewed_at END
    FROM before WHERE media.id = before.id)
  INSERT INTO media_event (id, media_project_id, move, party, actor_id, from_status, to_status, message)
  SELECT gen_random_uuid(), id, $4, $5, $6::uuid, status, $3, coalesce($7, '') FROM before
  RETURNING media_project_id AS id`;

/**
 * The only writer of a medium's status (R1.10): the table says from where to where, each move gets its row of history and
 * the publisher the mail. Media that stand where the move does not begin stay; answers the ids of those that moved.
 */
export async function moveMedia(tx: Tx, ids: string[], request: MoveRequest): Promise<string[]> {
  const { move: name, party, actorId, message = null } = request;
  const { from, to, by, tells } = mediaMoveNamed(name);
  if (!by.includes(party)) throw new Error(`${party} makes no move ${name}`);
  const values = [ids, from, to, name, party, actorId, message];
  const { rows } = await tx.$client.query<{ id: string }>({ name: "media-move", text: moveRows, values });
  const moved = rows.map(({ id }) => id);
  for (const id of tells ? moved : []) {
    await tellPublisher(tx, id, (medium) => ({
      subject: tells?.subject(medium) ?? "",
      paragraphs: [tells?.text ?? "", ...(message ? [`“${message}”`] : [])],
      action: { label: tells?.action ?? "", path: "/publisher/setup-list" },
    }));
  }
  return moved;
}

/** The same for one medium. Throws 409 `media_move` when it stands where the move does not begin. */
export async function moveMedium(tx: Tx, id: string, request: MoveRequest): Promise<void> {
  const moved = await moveMedia(tx, [id], request);
  if (moved.length === 0)
    throw conflict(
      "media_move",
      "The medium has moved on, so this is no longer possible. Reload to see where it stands.",
    );
}
