import { eq, type SQL, sql } from "drizzle-orm";
import type { TradeSide } from "#events/trade-side.ts";
import type { Tx } from "#platform/database/database.ts";
import { notFound } from "#platform/http/errors.ts";
import { statusAfter } from "#platform/lifecycle/lifecycle.ts";
import { requireMove } from "#platform/lifecycle/server/require-move.ts";
import { type OfferMove, offerLife } from "../offer.ts";
import { recordOfferEvent } from "./record.ts";
import { type OfferRow, offer } from "./tables.ts";

type OfferMoveMade = { move: OfferMove; party: TradeSide | "system"; actorId: string | null; message: string };
type OfferFields = { [Field in keyof OfferRow]?: OfferRow[Field] | SQL<OfferRow[Field]> };

/**
 * The only writer of an offer's status. The effect moves the money and returns the fields it changes. The row must be
 * locked. Throws 409 `offer_move` before the effect.
 */
export async function moveOffer(
  tx: Tx,
  row: OfferRow,
  { move: verb, ...made }: OfferMoveMade,
  effect: () => Promise<OfferFields>,
): Promise<OfferRow> {
  requireMove(offerLife, verb, row, made.party);
  const fields = await effect();
  const [moved] = await tx
    .update(offer)
    .set({ ...fields, status: statusAfter(offerLife, verb, row.status), updatedAt: sql`now()` })
    .where(eq(offer.id, row.id))
    .returning();
  if (!moved) throw notFound("This offer");
  await recordOfferEvent(tx, moved, { verb, ...made, fromState: row.status });
  return moved;
}
