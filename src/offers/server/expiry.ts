import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { readNow } from "#platform/database/now.ts";
import { Overdue } from "#platform/http/errors.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { answerOffer } from "./answer.ts";
import { type OfferRow, offer } from "./tables.ts";

const texts = catalogue("offers.server.expiry", {
  expired: "The offer has expired, so this is no longer possible. Its money is back in the advertiser's balance.",
});

/** Checks the time again under the lock: an answer may have come first. */
export async function expireOffer(tx: Tx, id: string): Promise<void> {
  const [row] = await tx
    .select()
    .from(offer)
    .where(and(eq(offer.id, id), sql`${offer.expiresAt} <= now()`))
    .for("update");
  if (row) await answerOffer(tx, row, { move: "expire", party: "system", actorId: null });
}

/** Throws 409 `offer_move` for an offer past its time, and expires it before the job does. */
export async function refuseExpired(tx: Tx, { id, expiresAt }: OfferRow): Promise<void> {
  if (!expiresAt || expiresAt > (await readNow(tx))) return;
  const message = texts.expired;
  throw new Overdue("offer_move", message, (settling) => expireOffer(settling, id));
}
