import { eq } from "drizzle-orm";
import type { Actor } from "#accounts/actor.ts";
import { may } from "#accounts/permissions.ts";
import { authorizeSide } from "#accounts/server/authorize.ts";
import { type TradeSide, tradeSides } from "#events/trade-side.ts";
import type { Tx } from "#platform/database/database.ts";
import { forbidden, notFound } from "#platform/http/errors.ts";
import { askedSide, offerPermissions } from "../offer.ts";
import { refuseExpired } from "./expiry.ts";
import { placesOf } from "./queries-places.ts";
import { type OfferRow, offer } from "./tables.ts";

async function lockOffer(tx: Tx, id: string): Promise<OfferRow | undefined> {
  const [row] = await tx.select().from(offer).where(eq(offer.id, id)).for("update");
  return row;
}

/**
 * Locks an offer for an actor and returns their side; a member of both acts as the asked one. Marks the actor's notices
 * of it as seen. Throws 404 for strangers, 403 for the wrong role or side, 409 `offer_move` after its time.
 */
export async function lockOfferFor(
  tx: Tx,
  actor: Actor,
  id: string,
  sides: readonly TradeSide[] = tradeSides,
): Promise<{ row: OfferRow; side: TradeSide }> {
  const row = await lockOffer(tx, id);
  if (!row) throw notFound("This offer");
  const places = await placesOf(tx, row);
  const seen = tradeSides.filter((side) => may(actor, "offer.read", places[side]) !== undefined);
  if (seen.length === 0) throw notFound("This offer");
  const own = seen.filter((side) => sides.includes(side));
  const asked = askedSide(row.status);
  const side = own.find((each) => each === asked) ?? own[0];
  if (!side) throw forbidden();
  authorizeSide(actor, offerPermissions[side], places[side], "This offer");
  await refuseExpired(tx, row);
  return { row, side };
}
