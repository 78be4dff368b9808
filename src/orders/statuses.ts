import { bookings } from "./bookings.ts";
import type { OrderExtraKind } from "./extras/order-extra.ts";
import { type MoneyState, moneyAfter, type OrderStatus, orderLife, orderMoveNames, orderStatuses } from "./order.ts";

/** An order's status, where not all of its money may be back yet. */
type Ended = { status: OrderStatus; partlyRefunded: boolean };

/** An order's status in a word: "Refunded" is said once all of it is back. */
export const statusNameOf = ({ status, partlyRefunded }: Ended): string =>
  partlyRefunded ? "Partly refunded" : orderLife.statusNames[status];

/** What became of an order's money, as reports say it. */
const moneyNames: Record<MoneyState, string> = {
  spent: "Spent",
  held: "Held",
  released: "Returned",
  refunded: "Refunded",
};

/** The fate of an order's money, in a word. */
export const moneyNameOf = ({ status, partlyRefunded }: Ended): string =>
  partlyRefunded ? "Partly refunded" : moneyNames[moneyStateOf(status)];

/** The board's columns (design, section 4) and those that sit beside it. */
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

/** Beside the board too: what is late. */
export const delayedColumn = "Delayed";
export type BoardColumn = keyof typeof boardColumns | typeof delayedColumn;

const columnByStatus = Object.fromEntries(
  Object.entries(boardColumns).flatMap(([column, statuses]) => statuses.map((status) => [status, column])),
) as Record<OrderStatus, BoardColumn>;

/** The column in which an order's card stands now. */
export const columnOf = (order: { status: OrderStatus; dueAt: string | null }, now: Date): BoardColumn =>
  isDelayed(order, now) ? delayedColumn : columnByStatus[order.status];

/** True for a column whose cards say their status. */
export const hasSeveralStatuses = (column: BoardColumn): boolean =>
  column === delayedColumn || boardColumns[column].length > 1;

/** What became of an order's money, by its status: what the move that leads there makes of it, or what it was before. */
const moneyStates = spreadMoney();

function spreadMoney(): Map<OrderStatus, MoneyState> {
  const states = new Map<OrderStatus, MoneyState>(bookings.map(({ to }) => [to, "held"]));
  // A status joins the map while it is gone through, and its own moves follow.
  for (const [status, state] of states)
    for (const name of orderMoveNames) {
      const { from, to } = orderLife.moves[name];
      if (to !== "stays" && from.includes(status) && !states.has(to)) states.set(to, moneyAfter(name) ?? state);
    }
  return states;
}

/** A dispute may give back a part only: which part, the wallet's transactions say. */
export const moneyStateOf = (status: OrderStatus): MoneyState => moneyStates.get(status) ?? "held";

const withMoney = (...states: MoneyState[]): OrderStatus[] =>
  orderStatuses.filter((status) => states.includes(moneyStateOf(status)));

/** The order's money is held. */
export const heldStatuses = withMoney("held");
/** A dispute is open. */
export const disputedStatuses = orderLife.moves.answerDispute.from;
/** It takes one of the outlet's slots: a publication is still to come, or stands and is not approved yet. */
export const slotStatuses = heldStatuses.filter((status) => !disputedStatuses.includes(status));
/** The publisher owes back what is lost of the publication. */
export const claimedStatus = "claimed" satisfies OrderStatus;
/** The publisher is paid, and whether that stays is open: a claim, or a dispute after completion. */
export const unsettledStatuses = withMoney("spent").filter(
  (status) => disputedStatuses.includes(status) || status === claimedStatus,
);
/** The order is over, its money settled, and nobody disputes or claims anything of it. */
export const settledStatuses = withMoney("spent", "released", "refunded").filter(
  (status) => !disputedStatuses.includes(status) && !unsettledStatuses.includes(status),
);
/** It is over, and the publisher is paid. */
export const completedStatuses = withMoney("spent");
/** It is over without a publication that was paid in whole. */
export const calledOffStatuses = withMoney("released", "refunded");

/** While an extra may be proposed and accepted: one of the order's own while it is open, a change or a removal once it is published and paid. */
export const extraStatuses: Record<OrderExtraKind, readonly OrderStatus[]> = {
  custom: heldStatuses.filter((status) => ![...bookings.map(({ to }) => to), ...disputedStatuses].includes(status)),
  change: [orderLife.moves.approve.to as OrderStatus],
  removal: [orderLife.moves.approve.to as OrderStatus],
};

/** Nobody has accepted the order: new conditions of its format concern it (R4.8), and it may go on on another medium. */
export const openStatuses = orderLife.moves.swap.from;

/** Neither text nor brief was ever sent: the publisher neither finds the order nor reads it. */
export const unsentStatuses: readonly OrderStatus[] = bookings.map(({ to }) => to);
/** What a publisher finds. */
export const sentStatuses = orderStatuses.filter((status) => !unsentStatuses.includes(status));

/** True once what the publisher owes is late: it stands beside the board then. */
const isDelayed = ({ status, dueAt }: { status: OrderStatus; dueAt: string | null }, now: Date): boolean =>
  publisherInbox.toPublish.includes(status) && dueAt !== null && new Date(dueAt) < now;

/** True while either side may propose another publish date (R4.7): between sent and published. */
export const isDateOpen = (status: OrderStatus): boolean => orderLife.moves.proposeDate.from.includes(status);

const toAnswer = [...orderLife.moves.accept.from, ...orderLife.moves.acceptBrief.from];
/** What a publisher has to write, to put online, or to mend. */
const toPublish = [
  ...orderLife.moves.deliverText.from,
  ...orderLife.moves.publish.from,
  ...orderLife.moves.publishAgain.from,
  ...orderLife.moves.replace.from,
];

/** A publisher's orders by what there is to do (R2.20). */
export const publisherInbox: Record<"toAnswer" | "toPublish" | "waiting" | "closed", readonly OrderStatus[]> = {
  toAnswer,
  toPublish,
  waiting: orderStatuses.filter(
    (status) => ![...unsentStatuses, ...toAnswer, ...toPublish, ...settledStatuses].includes(status),
  ),
  closed: settledStatuses,
};

/** A text or the brief for one, and what came of it: a publication, or a text that the publisher wrote. */
const toWrite = [...orderLife.moves.send.from, ...orderLife.moves.sendBrief.from];
const toApprove = [...orderLife.moves.approveText.from, ...orderLife.moves.approve.from];

/** An advertiser's orders by what there is to do. */
export const clientTasks: Record<"toWrite" | "toApprove" | "dates" | "waiting" | "closed", readonly OrderStatus[]> = {
  toWrite,
  toApprove,
  dates: orderLife.moves.acceptDate.from,
  waiting: orderStatuses.filter((status) => ![...toWrite, ...toApprove, ...settledStatuses].includes(status)),
  closed: settledStatuses,
};
export type ClientTask = keyof typeof clientTasks;
export const clientTaskNames = Object.keys(clientTasks) as ClientTask[];

export const isMoneyHeld = (status: OrderStatus): boolean => heldStatuses.includes(status);
export const isSettled = (status: OrderStatus): boolean => settledStatuses.includes(status);
export const isOpen = (status: OrderStatus): boolean => openStatuses.includes(status);

/** True when the advertiser may move the order to another medium (R4.9): nobody accepted it, or it was rejected; once. */
export const isSwappable = (status: OrderStatus, wasSwapped: boolean): boolean =>
  !wasSwapped && (isOpen(status) || status === orderLife.moves.reject.to);
