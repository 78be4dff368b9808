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
  revision_requested: "Revision requested",
  completed: "Completed",
  canceled: "Canceled",
  rejected: "Rejected",
  expired: "Expired",
  disputed: "Disputed",
  refunded: "Refunded",
};

/** The board's columns (design, section 4) and those that sit beside it. */
export const boardColumns = {
  "To Publish": ["booked"],
  "On Review": ["sent", "accepted"],
  "To Make Changes": ["changes_requested", "revision_requested"],
  "To Approve": ["published"],
  Published: ["completed"],
  Declined: ["rejected"],
  Canceled: ["canceled", "expired", "refunded"],
  Disputed: ["disputed"],
} as const satisfies Record<string, readonly OrderStatus[]>;

/** What became of an order's money. A dispute may give back a part only: which part, the wallet's transactions say. */
export function moneyStateOf(status: OrderStatus): MoneyState {
  const ends = orderMoveNames.filter((name) => moveNamed(name).to === status);
  return ends.map(moneyAfter).find((state) => state !== undefined) ?? "held";
}

const withMoney = (...states: MoneyState[]): OrderStatus[] =>
  orderStatuses.filter((status) => states.includes(moneyStateOf(status)));

/** The order's money is held. */
export const heldStatuses = withMoney("held");
/** The order is over, its money settled. */
export const settledStatuses = withMoney("spent", "released", "refunded");
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

/** A publisher's orders by what there is to do (R2.20). */
export const publisherInbox: Record<"toAnswer" | "toPublish" | "waiting" | "closed", readonly OrderStatus[]> = {
  toAnswer: moveNamed("accept").from,
  toPublish: moveNamed("publish").from,
  waiting: heldStatuses.filter(
    (status) => ![unsentStatus, ...moveNamed("accept").from, ...moveNamed("publish").from].includes(status),
  ),
  closed: settledStatuses,
};

export const isMoneyHeld = (status: OrderStatus): boolean => heldStatuses.includes(status);
export const isOpen = (status: OrderStatus): boolean => openStatuses.includes(status);

/** True while the advertiser writes the text. */
export const isTextOpen = (status: OrderStatus): boolean => moveNamed("send").from.includes(status);

/** True when the advertiser may move the order to another medium (R4.9): nobody accepted it, or it was rejected; once. */
export const isSwappable = (status: OrderStatus, wasSwapped: boolean): boolean =>
  !wasSwapped && (isOpen(status) || status === moveNamed("reject").to);
