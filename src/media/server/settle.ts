import type { Tx } from "#platform/database/database.ts";
import { holdSettings } from "#settings/server/queries.ts";
import { entryOf, moveByProof } from "../entry/entry.ts";
import type { MediaMove } from "../moves.ts";
import { moveMedia } from "./move.ts";
import type { mediaProject } from "./tables.ts";

type ToSettle = Pick<
  typeof mediaProject.$inferSelect,
  "id" | "status" | "verification" | "holdsDomain" | "vouched" | "reviewedAt"
>;
type SettledMedia = { move: MediaMove; ids: string[] };

/**
 * Lists outlets whose proof is there or no longer needed, and unlists the ones that need one first (R3.5). Returns the
 * moved ids by move.
 */
export async function settleMedia(tx: Tx, ids: string[]): Promise<SettledMedia[]> {
  const { rows } = await tx.$client.query<ToSettle>({
    name: "media-to-settle",
    text: `SELECT id, status, verification, holds_domain AS "holdsDomain", vouched, reviewed_at AS "reviewedAt"
           FROM media_project WHERE id = ANY ($1::uuid[]) ORDER BY id FOR UPDATE`,
    values: [ids],
  });
  const settings = await holdSettings(tx);
  const idsOf = new Map<MediaMove, string[]>();
  for (const medium of rows) {
    const move = moveByProof(medium.status, entryOf(medium, settings));
    if (move) idsOf.set(move, [...(idsOf.get(move) ?? []), medium.id]);
  }
  for (const [move, moving] of idsOf) await moveMedia(tx, moving, { move, party: "system", actorId: null });
  return [...idsOf].map(([move, moving]) => ({ move, ids: moving }));
}

/** Settles one outlet. Returns its move; undefined where its status fits. */
export async function settleMedium(tx: Tx, id: string): Promise<MediaMove | undefined> {
  return (await settleMedia(tx, [id]))[0]?.move;
}
