import { deadlineOf } from "#platform/lifecycle/lifecycle.ts";
import { type Cents, formatCents } from "#platform/money/money.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import type { OrderParty } from "./moves/party.ts";
import { moneyAfter, type OrderStatus, orderLife } from "./order.ts";

const texts = catalogue("orders.follows", {
  follows: (unless: string, when: string, follows: string) => `${unless} by ${when}, ${follows}.`,
  timerStops: "the timer stops",
  theMoney: "the money",
  returned: {
    client: (amount: string) => `you get ${amount} back`,
    others: (amount: string) => `${amount} goes back to the advertiser`,
  },
  earned: (amount: string) => `the order is completed and you earn ${amount}`,
  paid: "the order is completed and the publisher is paid",
});

/** Null for readers without the right to amounts. */
type Followed = { status: OrderStatus; totalCents: Cents | null; earningsCents: Cents | null };

/**
 * Consequence of inaction, for this reader: "Without an answer by Nov 25, you get $114.40 back." Undefined without a
 * deadline.
 */
export function whatFollows(order: Followed, reader: OrderParty, when: string): string | undefined {
  const deadline = deadlineOf(orderLife, order.status);
  if (!deadline) return undefined;
  const { unless, passed, follows = texts.timerStops } = deadline;
  const settled = passed && settledAs(passed, order, reader);
  return texts.follows(unless, when, settled ?? follows);
}

function settledAs(
  move: Parameters<typeof moneyAfter>[0],
  { totalCents, earningsCents }: Followed,
  reader: OrderParty,
): string | undefined {
  const total = totalCents === null ? texts.theMoney : formatCents(totalCents);
  const earnings = formatCents(earningsCents);
  switch (moneyAfter(move)) {
    case "released":
    case "refunded":
      return texts.returned[reader === "client" ? "client" : "others"](total);
    case "spent":
      return reader === "publisher" ? texts.earned(earnings) : texts.paid;
    default:
      return undefined;
  }
}
