import type { TradeSide } from "#events/trade-side.ts";
import { deadlineOf } from "#platform/lifecycle/lifecycle.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { bookings } from "./bookings.ts";
import type { OrderExtraKind } from "./extras/order-extra.ts";
import { type MoneyState, moneyAfter, type OrderStatus, orderLife, orderMoveNames, orderStatuses } from "./order.ts";

type EndedOrder = { status: OrderStatus; partlyRefunded: boolean };

/** "Refunded" means that all of the money is back. */
export const statusNameOf = ({ status, partlyRefunded }: EndedOrder): string =>
  partlyRefunded ? "Partly refunded" : orderLife.statusNames[status];

const moneyNames: Record<MoneyState, string> = catalogue("orders.moneyStates", {
  spent: "Spent",
  held: "Held",
  released: "Returned",
  refunded: "Refunded",
});

export const moneyNameOf = ({ status, partlyRefunded }: EndedOrder): string =>
  partlyRefunded ? "Partly refunded" : moneyNames[moneyStateOf(status)];

export const boardColumns = {
  "To Publish": ["booked", "briefing"],
  "On Review": ["sent", "briefed", "writing", "accepted"],
  "To Make Changes": ["changes_requested", "revision_requested"],
  "To Approve": ["written", "published", "checks_failed"],
  Published: ["completed"],
  Declined: ["rejected"],
  Canceled: ["canceled", "expired", "refunded"],
  Claims: ["claimed"],
  Disputed: ["disputed", "contested"],
} as const satisfies Record<string, readonly OrderStatus[]>;

export const delayedColumn = "Delayed";
export type BoardColumn = keyof typeof boardColumns | typeof delayedColumn;

const columnByStatus = Object.fromEntries(
  Object.entries(boardColumns).flatMap(([column, statuses]) => statuses.map((status) => [status, column])),
) as Record<OrderStatus, BoardColumn>;

export const columnOf = (order: { status: OrderStatus; dueAt: string | null }, now: Date): BoardColumn =>
  isDelayed(order, now) ? delayedColumn : columnByStatus[order.status];

export const hasSeveralStatuses = (column: BoardColumn): boolean =>
  column === delayedColumn || boardColumns[column].length > 1;

/** Derived from the moves: a move sets the money's state, or keeps the previous one. */
const moneyStates = spreadMoney();

function spreadMoney(): Map<OrderStatus, MoneyState> {
  const states = new Map<OrderStatus, MoneyState>(bookings.map(({ to }) => [to, "held"]));
  // Statuses added during the loop are visited too.
  for (const [status, state] of states)
    for (const name of orderMoveNames) {
      const { from, to } = orderLife.moves[name];
      if (to !== "stays" && from.includes(status) && !states.has(to)) states.set(to, moneyAfter(name) ?? state);
    }
  return states;
}

/** Ignores partial refunds; the wallet's transactions hold their amounts. */
export const moneyStateOf = (status: OrderStatus): MoneyState => moneyStates.get(status) ?? "held";

const withMoney = (...states: MoneyState[]): OrderStatus[] =>
  orderStatuses.filter((status) => states.includes(moneyStateOf(status)));

export const heldStatuses = withMoney("held");
export const disputedStatuses = orderLife.moves.answerDispute.from;
/** Occupies an outlet's slot: publication pending, or online but unapproved. */
export const slotStatuses = heldStatuses.filter((status) => !disputedStatuses.includes(status));
/** The publisher must restore the lost publication. */
export const claimedStatus = "claimed" satisfies OrderStatus;
/** The publisher is paid, but a claim or dispute may take that back. */
export const unsettledStatuses = withMoney("spent").filter(
  (status) => disputedStatuses.includes(status) || status === claimedStatus,
);
/** Over, with money settled and without claim or dispute. */
export const settledStatuses = withMoney("spent", "released", "refunded").filter(
  (status) => !disputedStatuses.includes(status) && !unsettledStatuses.includes(status),
);
/** Over, and the publisher is paid. */
export const completedStatuses = withMoney("spent");
/** Over without a fully paid publication. */
export const calledOffStatuses = withMoney("released", "refunded");

/** Statuses that allow proposing an extra: custom while the order is open, change or removal after payment. */
export const extraStatuses: Record<OrderExtraKind, readonly OrderStatus[]> = {
  custom: heldStatuses.filter((status) => ![...bookings.map(({ to }) => to), ...disputedStatuses].includes(status)),
  change: [orderLife.moves.approve.to as OrderStatus],
  removal: [orderLife.moves.approve.to as OrderStatus],
};

/** Unaccepted: new format conditions apply (R4.8), and the order may move to another outlet. */
export const openStatuses = orderLife.moves.swap.from;

/** Never sent, so the publisher can't see the order. */
export const unsentStatuses: readonly OrderStatus[] = bookings.map(({ to }) => to);
export const sentStatuses = orderStatuses.filter((status) => !unsentStatuses.includes(status));

/** Parts statuses as the indexes of orders are parted: orders that were never sent are few, and have small ones (decision 0287). */
export const partedBySending = (statuses: readonly OrderStatus[]): Record<"unsent" | "sent", OrderStatus[]> => ({
  unsent: statuses.filter((status) => unsentStatuses.includes(status)),
  sent: statuses.filter((status) => sentStatuses.includes(status)),
});

/** Late publisher's work appears beside the board. */
const isDelayed = ({ status, dueAt }: { status: OrderStatus; dueAt: string | null }, now: Date): boolean =>
  publisherInbox.toPublish.includes(status) && dueAt !== null && new Date(dueAt) < now;

/** Between sending and publication (R4.7). */
export const isDateOpen = (status: OrderStatus): boolean => orderLife.moves.proposeDate.from.includes(status);

const toAnswer = [...orderLife.moves.accept.from, ...orderLife.moves.acceptBrief.from];
const toPublish = [
  ...orderLife.moves.deliverText.from,
  ...orderLife.moves.publish.from,
  ...orderLife.moves.publishAgain.from,
  ...orderLife.moves.replace.from,
];

/** A publisher's orders by task (R2.20). */
export const publisherInbox: Record<"toAnswer" | "toPublish" | "waiting" | "closed", readonly OrderStatus[]> = {
  toAnswer,
  toPublish,
  waiting: orderStatuses.filter(
    (status) => ![...unsentStatuses, ...toAnswer, ...toPublish, ...settledStatuses].includes(status),
  ),
  closed: settledStatuses,
};

/** `toWrite` includes briefs; `toApprove` includes texts that the publisher wrote. */
const toWrite = [...orderLife.moves.send.from, ...orderLife.moves.sendBrief.from];
const toApprove = [...orderLife.moves.approveText.from, ...orderLife.moves.approve.from];

/** An advertiser's orders by task. */
export const clientTasks: Record<"toWrite" | "toApprove" | "dates" | "waiting" | "closed", readonly OrderStatus[]> = {
  toWrite,
  toApprove,
  dates: orderLife.moves.acceptDate.from,
  waiting: orderStatuses.filter((status) => ![...toWrite, ...toApprove, ...settledStatuses].includes(status)),
  closed: settledStatuses,
};
export type ClientTask = keyof typeof clientTasks;
export const clientTaskNames = Object.keys(clientTasks) as ClientTask[];

/** Statuses whose deadline a side must keep. In a dispute both may have to tell their story. */
const askedStatuses = (side: TradeSide): OrderStatus[] =>
  orderStatuses.filter((status) => {
    const waiting = deadlineOf(orderLife, status)?.waitsFor;
    return waiting === side || waiting === "untold";
  });

/** Statuses that a side's home shows: something to do there, or a lost publication to follow. */
export const homeStatuses: Record<TradeSide, readonly OrderStatus[]> = {
  client: [...askedStatuses("client"), claimedStatus],
  publisher: askedStatuses("publisher"),
};

export const isMoneyHeld = (status: OrderStatus): boolean => heldStatuses.includes(status);
export const isSettled = (status: OrderStatus): boolean => settledStatuses.includes(status);
export const isOpen = (status: OrderStatus): boolean => openStatuses.includes(status);

/** True while the advertiser may move the order to another outlet (R4.9): unaccepted or rejected, and once. */
export const isSwappable = (status: OrderStatus, wasSwapped: boolean): boolean =>
  !wasSwapped && (isOpen(status) || status === orderLife.moves.reject.to);
