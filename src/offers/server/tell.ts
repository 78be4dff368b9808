import { eq } from "drizzle-orm";
import type { Notice, RecordedEvent } from "#events/event.ts";
import { nameOfMedia } from "#media/server/queries.ts";
import type { Tx } from "#platform/database/database.ts";
import { formatCents } from "#platform/money/money.ts";
import { type OfferHappening, offerMoveNamed, offerPaths, offerSides } from "../offer.ts";
import { placesOf } from "./queries-places.ts";
import { type OfferRow, offer } from "./tables.ts";
import { standingVersion } from "./versions.ts";

/** Tells the other side what a side did with an offer, and both sides what Byline did. */
export async function tellOfferEvent(tx: Tx, event: RecordedEvent<OfferHappening>): Promise<Notice[]> {
  const [row] = await tx.select().from(offer).where(eq(offer.id, event.subjectId));
  if (!row) return [];
  const letter = await letterOf(tx, row, event);
  const places = await placesOf(tx, row);
  return offerSides
    .filter((side) => side !== event.party)
    .map((side) => ({
      to: places[side],
      kind: "offers",
      about: row.id,
      ...letter,
      action: { label: "Open the offer", path: offerPaths[side](row.id) },
    }));
}

async function letterOf(tx: Tx, row: OfferRow, { verb, message }: RecordedEvent<OfferHappening>) {
  const name = await nameOfMedia(tx, row.mediaProjectId);
  const { priceCents } = await standingVersion(tx, row);
  const said = message ? [`“${message}”`] : [];
  const price = `${row.terms.formatType} on ${name}: ${formatCents(priceCents)}, listed at ${formatCents(row.terms.priceCents)}.`;
  if (verb === "make")
    return { subject: `An offer for ${name}`, paragraphs: ["An advertiser names a price.", price, ...said] };
  const { mail, history } = offerMoveNamed(verb).texts;
  return { subject: `Offer for ${name}: ${history.toLowerCase()}`, paragraphs: [mail, price, ...said] };
}
