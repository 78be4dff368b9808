import type { Actor } from "#accounts/actor.ts";
import { countSpending, refuseBeyondLimit, requireTotal } from "#accounts/grants/server/commands-spending.ts";
import { authorize } from "#accounts/server/authorize.ts";
import { refuseBeyond } from "#campaigns/server/queries-budget.ts";
import { refuseUnoffered } from "#orders/choices/server/queries.ts";
import type { ChosenLine, NewOrdersInput, Order } from "#orders/contract.ts";
import { bookingOf, bookOrders } from "#orders/server/commands/book.ts";
import { beginningsOf } from "#orders/server/queries-beginnings.ts";
import { representOrder, withNames } from "#orders/server/queries-represent.ts";
import { related } from "#payments/relations/server/queries.ts";
import type { Tx } from "#platform/database/database.ts";
import type { Write, WriteWay } from "#platform/database/writes.ts";
import { conflict, invalid, notFound } from "#platform/http/errors.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import type { BookInput } from "../contract.ts";
import { choiceOf, hasChanged, type LineRow, offerOf } from "./queries.ts";
import { type CartBuyer, type LineToBook, type LockedCart, lockCampaignToBook, readNewLines } from "./queries-book.ts";
import { dateProblemToBook } from "./queries-dates.ts";

const texts = catalogue("cart.server.bookCart", {
  notOffered: "This format is not on offer.",
  taken: "A call books each format once. Book it again in another call.",
  publishDate: (problem: string) => `${problem} Choose another day in the cart, then book.`,
  totalChanged: "The total has changed since you saw it. Look at the cart again, then book.",
  cartEmpty: "The cart is empty.",
  notAvailable: (gone: string) => `No longer on offer: ${gone}. Remove it, then book.`,
  conditionsChanged: (changed: string) =>
    `Price or conditions have changed: ${changed}. Accept them in the cart, then book.`,
  ownMedia: (own: string) => `This organization can't book its own outlets: ${own}.`,
});

/**
 * Books every line or none in one transaction, holds the money and removes the lines.
 *
 * Throws 409 `cart_empty`, `not_available`, `conditions_changed`, `total_changed`, `own_media`,
 * `related_organizations`, `publish_date` (with the earliest day), `insufficient_balance` (with `missingCents`), and
 * errors of `refuseBeyond`.
 */
export async function bookCart(
  tx: Tx,
  actor: Actor,
  { buyer, money, lines }: LockedCart,
  { expectedTotalCents, overBudget }: BookInput,
  write?: WriteWay,
): Promise<Order[]> {
  if (!buyer) throw notFound("This cart");
  authorize(actor, "cart.book", buyer, "This cart");
  const terms = { locked: money, write, writes: [removedLines(lines)] };
  const booked = await bookRows(tx, actor, { buyer, lines, terms }, { expectedTotalCents, overBudget });
  return booked.map(({ row, line }) => representOrder(withNames(row, buyer, line), actor));
}

/**
 * Books lines that stand in no cart, with the guards of a cart; returns the orders' ids in their order. Throws 422 for a
 * format or option that is not on offer, and for a token without `expectedTotalCents`; like `bookCart` otherwise.
 */
export async function bookLines(
  tx: Tx,
  actor: Actor,
  { campaign, lines: wanted, ...input }: NewOrdersInput,
): Promise<string[]> {
  requireTotal(actor, input.expectedTotalCents);
  const buyer = await lockCampaignToBook(tx, actor, campaign);
  const lines = await readOfferedLines(tx, buyer.organizationId, wanted);
  return (await bookRows(tx, actor, { buyer, lines, terms: {} }, input)).map(({ row }) => row.id);
}

/** Reads lines by their choices. Throws 422 for a format that stands twice, and for what is not on offer. */
export async function readOfferedLines(tx: Tx, organizationId: string, wanted: ChosenLine[]): Promise<LineToBook[]> {
  refuseTwice(wanted);
  const lines = await readNewLines(tx, organizationId, wanted);
  const offered = new Map(lines.filter(({ available }) => available).map((line) => [line.formatId, line]));
  for (const [index, { format }] of wanted.entries()) {
    const line = offered.get(format);
    if (!line) throw invalid(`lines.${index}.format`, texts.notOffered, "not_offered");
    refuseUnoffered(choiceOf(line), offerOf(line), `lines.${index}.`);
  }
  return lines;
}

function refuseTwice(wanted: ChosenLine[]): void {
  const index = wanted.findIndex(({ format }, at) => wanted.findIndex((each) => each.format === format) !== at);
  if (index !== -1) throw invalid(`lines.${index}.format`, texts.taken, "taken");
}

type BookedOrder = Awaited<ReturnType<typeof bookOrders>>[number];
type LinesToBook = { buyer: CartBuyer; lines: LineToBook[]; terms: Parameters<typeof bookOrders>[4] };

async function bookRows(
  tx: Tx,
  actor: Actor,
  { buyer, lines, terms }: LinesToBook,
  { expectedTotalCents, overBudget }: BookInput,
): Promise<{ row: BookedOrder; line: LineToBook }[]> {
  const { campaignId, organizationId: clientOrganizationId } = buyer;
  refuseUnbookable(lines, clientOrganizationId);
  // A chosen day may have come too near since.
  const problem = await dateProblemToBook(tx, lines);
  if (problem) throw conflict("publish_date", texts.publishDate(problem));
  const bookings = lines.map((line) => bookingOf({ campaignId, clientOrganizationId }, offerOf(line), choiceOf(line)));
  const totalCents = bookings.reduce((sum, booking) => sum + booking.totalCents, 0);
  if (expectedTotalCents !== undefined && expectedTotalCents !== totalCents) {
    throw conflict("total_changed", texts.totalChanged, {
      totalCents,
    });
  }
  if (lines.some(({ isRelated }) => isRelated)) throw related();
  await refuseBeyond(tx, actor, buyer, { moreCents: totalCents, isBooking: true, overBudget });
  if (actor.grantId) await refuseBeyondLimit(tx, actor, totalCents);
  const orders = await bookOrders(tx, actor, bookings, beginningsOf(lines), terms);
  if (actor.grantId) await countSpending(tx, actor, ...orders.map((row) => ({ about: row.id, cents: row.totalCents })));
  const rowOf = new Map(orders.map((row) => [row.formatId, row]));
  return lines.map((line) => {
    const row = rowOf.get(line.formatId);
    if (!row) throw new Error("a line was not booked");
    return { row, line };
  });
}

const removedLines = (lines: LineRow[]): Write => ({
  name: "cart-lines-remove",
  text: "DELETE FROM cart_line WHERE id IN (SELECT json_array_elements_text($1)::uuid)",
  values: [JSON.stringify(lines.map(({ id }) => id))],
});

function refuseUnbookable(lines: LineRow[], organizationId: string): void {
  const named = (which: LineRow[]) =>
    which.map(({ mediaName, formatType }) => `${mediaName} (${formatType})`).join(", ");
  if (lines.length === 0) throw conflict("cart_empty", texts.cartEmpty);
  const gone = lines.filter(({ available }) => !available);
  if (gone.length > 0) throw conflict("not_available", texts.notAvailable(named(gone)));
  const changed = lines.filter(hasChanged);
  if (changed.length > 0) throw conflict("conditions_changed", texts.conditionsChanged(named(changed)));
  const own = lines.filter(({ publisherId }) => publisherId === organizationId);
  if (own.length > 0) throw conflict("own_media", texts.ownMedia(named(own)));
}
