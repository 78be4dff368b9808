import { deadlineOf } from "#platform/lifecycle/lifecycle.ts";
import { type Cents, formatCents } from "#platform/money/money.ts";
import type { OrderParty } from "./moves/party.ts";
import { moneyAfter, type OrderStatus, orderLife } from "./order.ts";

/** Null for readers without the right to amounts. */
type Followed = { status: OrderStatus; totalCents: Cents | null; earningsCents: Cents | null };

/**
 * Consequence of inaction, for this reader: "Without an answer by Nov 25, you get $114.40 back." Undefined without a
 * deadline.
 */
export function whatFollows(order: Followed, reader: OrderParty, when: string): string | undefined {
  const deadline = deadlineOf(orderLife, order.status);
  if (!deadline) return undefined;
  const { unless, passed, follows = "the timer stops" } = deadline;
  const settled = passed && settledAs(passed, order, reader);
  return `${unless} by ${when}, ${settled ?? follows}.`;
}

function settledAs(
  move: Parameters<typeof moneyAfter>[0],
  { totalCents, earningsCents }: Followed,
  reader: OrderParty,
): string | undefined {
  const total = totalCents === null ? "the money" : formatCents(totalCents);
  const earnings = formatCents(earningsCents);
  switch (moneyAfter(move)) {
    case "released":
    case "refunded":
      return reader === "client" ? `you get ${total} back` : `${total} goes back to the advertiser`;
    case "spent":
      return reader === "publisher"
        ? `the order is completed and you earn ${earnings}`
        : "the order is completed and the publisher is paid";
    default:
      return undefined;
  }
}
