import { eq } from "drizzle-orm";
import type { Notice, RecordedEvent } from "#events/event.ts";
import { keptAs, keptInWords } from "#formats/agreed-prices/agreed-price.ts";
import { findToldPrice } from "#formats/agreed-prices/server/queries.ts";
import { nameOfMedia } from "#media/server/queries.ts";
import { dayInWords, dayOf } from "#orders/dates/days.ts";
import type { Tx } from "#platform/database/database.ts";
import { mailFor } from "#platform/lifecycle/mail-text.ts";
import { formatCents } from "#platform/money/money.ts";
import { type OfferHappening, type OfferSide, offerLife, offerPaths, offerSides } from "../offer.ts";
import { placesOf } from "./queries-places.ts";
import { type OfferRow, type OfferVersionRow, offer } from "./tables.ts";
import { standingVersion } from "./versions.ts";

/** Tells the other side of a side's move, and both sides of Byline's. */
export async function tellOfferEvent(tx: Tx, event: RecordedEvent<OfferHappening>): Promise<Notice[]> {
  const [row] = await tx.select().from(offer).where(eq(offer.id, event.subjectId));
  if (!row) return [];
  const places = await placesOf(tx, row);
  const told = offerSides.filter((side) => side !== event.party);
  return Promise.all(
    told.map(async (side) => ({
      to: places[side],
      kind: "offers" as const,
      about: row.id,
      ...(await letterOf(tx, row, event, side)),
      action: { label: "Open the offer", path: offerPaths[side](row.id) },
    })),
  );
}

async function letterOf(
  tx: Tx,
  row: OfferRow,
  { verb, message }: RecordedEvent<OfferHappening>,
  side: OfferSide,
): Promise<Pick<Notice, "subject" | "paragraphs">> {
  const name = await nameOfMedia(tx, row.mediaProjectId);
  const standing = await standingVersion(tx, row);
  const said = message ? [`“${message}”`] : [];
  const price = priceInWords(row, standing, name);
  if (verb === "make")
    return { subject: `An offer for ${name}`, paragraphs: ["An advertiser names a price.", price, ...said] };
  const { mail, history } = offerLife.moves[verb].texts;
  const kept = await keptInMail(tx, row, verb, standing);
  return {
    subject: `Offer for ${name}: ${history.toLowerCase()}`,
    paragraphs: [mailFor(mail, side), price, ...kept, ...said],
  };
}

async function keptInMail(
  tx: Tx,
  { id }: OfferRow,
  verb: OfferHappening,
  standing: OfferVersionRow,
): Promise<string[]> {
  if (verb === "counter" && standing.by === "publisher") return [`The price stays: ${keptInWords(keptAs(standing))}.`];
  if (verb !== "accept") return [];
  const price = await findToldPrice(tx, id);
  if (!price) return ["The price is for this order only."];
  const { endsAt, ordersMax } = price;
  const orders = ordersMax === null ? "" : ` for ${ordersMax} orders, this one among them`;
  const day = endsAt === null ? "" : ` until ${dayInWords(dayOf(endsAt))}`;
  return [`The price stays${orders}${day}.`];
}

function priceInWords({ terms }: OfferRow, { priceCents }: OfferVersionRow, name: string): string {
  const { formatType, listedPriceCents, priceCents: presentCents } = terms;
  const present = presentCents < listedPriceCents ? `, ${formatCents(presentCents)} by an earlier offer` : "";
  return `${formatType} on ${name}: ${formatCents(priceCents)}, listed at ${formatCents(listedPriceCents)}${present}.`;
}
