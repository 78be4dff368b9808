import {
  booking,
  type MoneyState,
  moneyAfter,
  moveNamed,
  type OrderStatus,
  orderMoveNames,
  orderStatuses,
} from "./order.ts";

/** What an order's statuses mean, as the table of moves makes them; SQL asks these lists too (decision 0023). */
export const statusNames: Record<OrderStatus, string> = {
  booked: "Booked",
  sent: "Sent",
  changes_requested: "Changes requested",
  accepted: "Accepted",
  published: "Published",
  checks_failed: "Checks failed",
  revision_requested: "Revision requested",
  completed: "Completed",
  canceled: "Canceled",
  rejected: "Rejected",
  expired: "Expired",
  disputed: "Disputed",
  claimed: "Claim open",
  contested: "Disputed after completion",
  refunded: "Refunded",
};

/** The board's columns (design, section 4) and those that sit beside it. */
export const boardColumns = {
  "To Publish": ["booked"],
  "On Review": ["sent", "accepted"],
  "To Make Changes": ["changes_requested", "revision_requested"],
  "To Approve": ["published", "checks_failed"],
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
  const states = new Map<OrderStatus, MoneyState>([[booking.to, "held"]]);
  // A status joins the map while it is gone through, and its own moves follow.
  for (const [status, state] of states)
    for (const name of orderMoveNames) {
      const { from, to } = moveNamed(name);
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
export const disputedStatuses = moveNamed("answerDispute").from;
/** The publisher owes back what is lost of the publication. */
export const claimedStatus = "claimed" satisfies OrderStatus;
/** The order is over, its money settled, and nobody disputes or claims anything of it. */
export const settledStatuses = withMoney("spent", "released", "refunded").filter(
  (status) => !disputedStatuses.includes(status) && status !== claimedStatus,
);
/** It is over, and the publisher is paid. */
export const completedStatuses = withMoney("spent");
/** It is over without a publication that was paid in whole. */
export const calledOffStatuses = withMoney("released", "refunded");

/** Nobody has accepted the order: new conditions of its format concern it (R4.8), and it may go on on another medium. */
export const openStatuses = moveNamed("swap").from;

/** The text was never sent: the publisher neither finds the order nor reads it. */
export const unsentStatus = booking.to;
/** What a publisher finds. */
export const sentStatuses = orderStatuses.filter((status) => status !== unsentStatus);

/** True once what the publisher owes is late: it stands beside the board then. */
const isDelayed = ({ status, dueAt }: { status: OrderStatus; dueAt: string | null }, now: Date): boolean =>
  publisherInbox.toPublish.includes(status) && dueAt !== null && new Date(dueAt) < now;

/** True while either side may propose another publish date (R4.7): between sent and published. */
export const isDateOpen = (status: OrderStatus): boolean => moveNamed("proposeDate").from.includes(status);

/** What a publisher has to put online, or to mend. */
const toPublish = [...moveNamed("publish").from, ...moveNamed("publishAgain").from, ...moveNamed("replace").from];

/** A publisher's orders by what there is to do (R2.20). */
export const publisherInbox: Record<"toAnswer" | "toPublish" | "waiting" | "closed", readonly OrderStatus[]> = {
  toAnswer: moveNamed("accept").from,
  toPublish,
  waiting: orderStatuses.filter(
    (status) => ![unsentStatus, ...moveNamed("accept").from, ...toPublish, ...settledStatuses].includes(status),
  ),
  closed: settledStatuses,
};

export const isMoneyHeld = (status: OrderStatus): boolean => heldStatuses.includes(status);
export const isSettled = (status: OrderStatus): boolean => settledStatuses.includes(status);
export const isOpen = (status: OrderStatus): boolean => openStatuses.includes(status);

/** True while the advertiser writes the text. */
export const isTextOpen = (status: OrderStatus): boolean => moveNamed("send").from.includes(status);

/** True when the advertiser may move the order to another medium (R4.9): nobody accepted it, or it was rejected; once. */
export const isSwappable = (status: OrderStatus, wasSwapped: boolean): boolean =>
  !wasSwapped && (isOpen(status) || status === moveNamed("reject").to);
