import type { Actor } from "#accounts/actor.ts";
import { refuseOwnOrganization } from "#accounts/server/authorize.ts";
import { writeAudit } from "#audit/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import { holdSettings } from "#settings/server/queries.ts";
import { mustProve } from "../../entry/entry.ts";
import type { MediaMove } from "../../moves.ts";
import { moveMedium } from "../../server/move.ts";
import { lockMedium, nameOfMedia, placeOfMedia } from "../../server/queries.ts";

export type ReviewMove = Extract<MediaMove, "approve" | "ask" | "reject">;
type FormatsDecision = { move: "approve" | "reject"; reason?: string | undefined; isToldWithOutlet: boolean };
/**
 * Decides an outlet's formats along with it and returns their number. Formats build on media, so `server.ts` injects
 * it.
 */
export type DecideFormats = (tx: Tx, actor: Actor, id: string, decision: FormatsDecision) => Promise<number>;

/**
 * Decides an outlet in review together with its formats (R1.10); audited, with one mail to the publisher. An approved
 * outlet is listed once its domain is proven, where the settings ask for that. Throws 409 `media_move` when nothing
 * waits, `own_organization` for the operator's own outlet.
 */
export async function reviewMedia(
  tx: Tx,
  actor: Actor,
  id: string,
  { move, reason }: { move: ReviewMove; reason?: string | undefined },
  decideFormats: DecideFormats,
): Promise<void> {
  const medium = await lockMedium(tx, id);
  const place = await placeOfMedia(tx, id);
  if (place) refuseOwnOrganization(actor, [place.organizationId]);
  const isWaiting = medium.status === "in_review";
  const decided =
    move === "ask"
      ? 0
      : await decideFormats(tx, actor, id, { move, reason, isToldWithOutlet: isWaiting || move === "reject" });
  const isOfFormatsAlone = move === "approve" && !isWaiting && decided > 0;
  if (!isOfFormatsAlone) {
    const isHeldUp = move === "approve" && mustProve(medium, await holdSettings(tx));
    const decision = isHeldUp ? "approveUnproven" : move;
    await moveMedium(tx, id, { move: decision, party: "operator", actorId: actor.userId, message: reason });
  }
  const after = { decision: move, reason, media: id };
  await writeAudit(tx, actor, { kind: "review", subject: await nameOfMedia(tx, id), after });
}
