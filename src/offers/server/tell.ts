import { eq } from "drizzle-orm";
import type { Notice, RecordedEvent } from "#events/event.ts";
import { type TradeSide, tradeSides } from "#events/trade-side.ts";
import { keptAs, keptInWords } from "#formats/agreed-prices/agreed-price.ts";
import { findToldPrice } from "#formats/agreed-prices/server/queries.ts";
import { nameOfMedia } from "#media/server/queries.ts";
import type { LetterFact } from "#platform/contract/letter-parts.ts";
import type { Tx } from "#platform/database/database.ts";
import { mailFor } from "#platform/lifecycle/mail-text.ts";
import { formatCents } from "#platform/money/money.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { dayInWords, instantInWords, nearDayInWords } from "#platform/words/day-words.ts";
import { type OfferHappening, offerLife, offerPaths } from "../offer.ts";
import { placesOf } from "./queries-places.ts";
import { type OfferRow, type OfferVersionRow, offer } from "./tables.ts";
import { standingVersion } from "./versions.ts";

/** Tells the other side of a side's move, and both sides of Byline's. */
export async function tellOfferEvent(tx: Tx, event: RecordedEvent<OfferHappening>): Promise<Notice[]> {
  const [row] = await tx.select().from(offer).where(eq(offer.id, event.subjectId));
  if (!row) return [];
  const places = await placesOf(tx, row);
  const told = tradeSides.filter((side) => side !== event.party);
  return Promise.all(
    told.map(async (side) => ({
      to: places[side],
      kind: "offers" as const,
      about: row.id,
      ...(await letterOf(tx, row, event, side)),
      action: { label: texts.open, path: offerPaths[side](row.id) },
    })),
  );
}

async function letterOf(
  tx: Tx,
  row: OfferRow,
  { verb, message }: RecordedEvent<OfferHappening>,
  side: TradeSide,
): Promise<Pick<Notice, "subject" | "paragraphs" | "facts">> {
  const outlet = await nameOfMedia(tx, row.mediaProjectId);
  const standing = await standingVersion(tx, row);
  const said = message ? [`“${message}”`] : [];
  const opening = verb === "make" ? texts.made : mailFor(offerLife.moves[verb].texts.mail, side);
  const kept = verb === "make" ? [] : await keptInMail(tx, row, verb, standing);
  const due = row.expiresAt && nearDayInWords(row.expiresAt);
  return {
    subject: offerSubjects[verb](side, { outlet, price: formatCents(standing.priceCents), due }),
    paragraphs: [opening, ...kept, ...said],
    facts: factsOf(row, standing, outlet),
  };
}

type OfferFacts = { outlet: string; price: string; due: string | null };

const answerBy = (due: string | null): string => (due ? `, answer by ${due}` : "");

/** An offer's mail says the outlet, the price, and until when the reader may answer. */
const offerSubjects = catalogue("offers.subjects", {
  make: (_side, { outlet, price, due }) => `Offer for ${outlet}: ${price}${answerBy(due)}`,
  counter: (side, { outlet, price, due }) =>
    `${side === "client" ? outlet : "The advertiser"} counters with ${price}${side === "client" ? "" : ` for ${outlet}`}${answerBy(due)}`,
  accept: (side, { outlet, price }) =>
    side === "client" ? `${outlet} accepted your offer of ${price}` : `Offer for ${outlet} accepted at ${price}`,
  decline: (side, { outlet, price }) =>
    side === "client" ? `${outlet} declined your offer of ${price}` : `Offer of ${price} for ${outlet} declined`,
  withdraw: (_side, { outlet, price }) => `The offer of ${price} for ${outlet} is withdrawn`,
  expire: (_side, { outlet, price }) => `The offer of ${price} for ${outlet} expired`,
} satisfies Record<OfferHappening, (side: TradeSide, facts: OfferFacts) => string>);

const texts = catalogue("offers.mails", {
  open: "Open the offer",
  made: "An advertiser names a price.",
  stays: (kept: string) => `The price stays: ${kept}.`,
  thisOrderOnly: "The price is for this order only.",
  staysUntil: (ordersMax: number | null, day: string | null) =>
    `The price stays${ordersMax === null ? "" : ` for ${ordersMax} orders, this one among them`}${day === null ? "" : ` until ${day}`}.`,
  outlet: "Outlet",
  format: "Format",
  offeredPrice: "Offered price",
  listPrice: "List price",
  earlierOffer: "By an earlier offer",
  answerDue: "Answer due",
});

async function keptInMail(
  tx: Tx,
  { id }: OfferRow,
  verb: OfferHappening,
  standing: OfferVersionRow,
): Promise<string[]> {
  if (verb === "counter" && standing.by === "publisher") return [texts.stays(keptInWords(keptAs(standing)))];
  if (verb !== "accept") return [];
  const price = await findToldPrice(tx, id);
  if (!price) return [texts.thisOrderOnly];
  const { endsAt, ordersMax } = price;
  return [texts.staysUntil(ordersMax, endsAt && dayInWords(endsAt))];
}

function factsOf({ terms, expiresAt }: OfferRow, { priceCents }: OfferVersionRow, outlet: string): LetterFact[] {
  const { formatType, listedPriceCents, priceCents: presentCents } = terms;
  const isAgreed = presentCents < listedPriceCents;
  return [
    { label: texts.outlet, value: outlet },
    { label: texts.format, value: formatType },
    { label: texts.offeredPrice, value: formatCents(priceCents) },
    { label: texts.listPrice, value: formatCents(listedPriceCents) },
    ...(isAgreed ? [{ label: texts.earlierOffer, value: formatCents(presentCents) }] : []),
    ...(expiresAt ? [{ label: texts.answerDue, value: instantInWords(expiresAt) }] : []),
  ];
}
