import type { Actor } from "#accounts/actor.ts";
import { writeAudit } from "#audit/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import type { MediaMove } from "../../moves.ts";
import { moveMedium } from "../../server/move.ts";
import { nameOfMedia } from "../../server/queries.ts";

/** An operator's answer to a medium that waits for review (R1.10); the publisher is told by mail, the trail keeps it. */
export async function reviewMedia(
  tx: Tx,
  actor: Actor,
  id: string,
  move: Extract<MediaMove, "approve" | "ask" | "reject">,
  reason?: string,
): Promise<void> {
  await moveMedium(tx, id, { move, party: "operator", actorId: actor.userId, message: reason });
  const after = { decision: move, reason, media: id };
  await writeAudit(tx, actor, { kind: "review", subject: await nameOfMedia(tx, id), after });
}
