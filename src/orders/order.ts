/**
 * The life of an order (R4.5): statuses, and one table of moves that the server, the worker, the screens, the
 * documentation and the tests read.
 */
export const orderStatuses = [
  "booked",
  "sent",
  "changes_requested",
  "accepted",
  "published",
  "revision_requested",
  "completed",
  "canceled",
  "rejected",
  "expired",
  "disputed",
  "refunded",
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Who makes a move: the advertiser, the publisher, an operator of the house, or the house itself when a time has come. */
export type OrderParty = "client" | "publisher" | "operator" | "house";

/** What a move does beyond the status; implemented in `server/effects.ts`, exhaustively. */
export type OrderEffect = "releaseFunds" | "payPublisher" | "checkPublication" | "countRevision" | "splitFunds";

export type Move = {
  from: readonly OrderStatus[];
  to: OrderStatus;
  by: readonly OrderParty[];
  effects: readonly OrderEffect[];
  /** A reason must be given, and the other side reads it. */
  reason?: true;
  /** What the other side is told: "… {number} …" */
  tells: string;
  label: string;
};

const orderMoves = {
  send: {
    label: "Send to the publisher",
    from: ["booked", "changes_requested"],
    to: "sent",
    by: ["client"],
    effects: [],
    tells: "The text was sent and waits for your answer.",
  },
  accept: {
    label: "Accept",
    from: ["sent"],
    to: "accepted",
    by: ["publisher"],
    effects: [],
    tells: "The publisher accepted the order and will publish it.",
  },
  reject: {
    label: "Reject",
    from: ["sent"],
    to: "rejected",
    by: ["publisher"],
    effects: ["releaseFunds"],
    reason: true,
    tells: "The publisher rejected the order. The whole amount is back in your balance.",
  },
  requestChanges: {
    label: "Request changes",
    from: ["sent"],
    to: "changes_requested",
    by: ["publisher"],
    effects: [],
    reason: true,
    tells: "The publisher asks for changes to the text.",
  },
  publish: {
    label: "Publish",
    from: ["accepted", "revision_requested"],
    to: "published",
    by: ["publisher"],
    effects: ["checkPublication"],
    tells: "The publication is online. Please check and approve it.",
  },
  requestRevision: {
    label: "Request a revision",
    from: ["published"],
    to: "revision_requested",
    by: ["client"],
    effects: ["countRevision"],
    reason: true,
    tells: "The advertiser asks for a revision of the publication.",
  },
  approve: {
    label: "Approve",
    from: ["published"],
    to: "completed",
    by: ["client"],
    effects: ["payPublisher"],
    tells: "The advertiser approved the publication. Your earnings have arrived.",
  },
  complete: {
    label: "Complete",
    from: ["published"],
    to: "completed",
    by: ["house"],
    effects: ["payPublisher"],
    tells: "The time to approve has passed and all checks hold: the order is completed.",
  },
  cancel: {
    label: "Cancel the order",
    from: ["booked", "sent", "changes_requested"],
    to: "canceled",
    by: ["client", "house"],
    effects: ["releaseFunds"],
    tells: "The order was canceled. The whole amount is back in the advertiser's balance.",
  },
  /** Ends an order that goes on as another one, on another medium (R4.9, decision 0019). */
  swap: {
    label: "Swap media",
    from: ["booked", "sent", "changes_requested"],
    to: "canceled",
    by: ["client"],
    effects: ["releaseFunds"],
    tells: "The advertiser moved this order to another medium. The whole amount is back in the advertiser's balance.",
  },
  expire: {
    label: "Expire",
    from: ["sent", "accepted"],
    to: "expired",
    by: ["house"],
    effects: ["releaseFunds"],
    tells: "The deadline has passed without a publication. The whole amount is back in the advertiser's balance.",
  },
  dispute: {
    label: "Open a dispute",
    from: ["accepted", "published", "revision_requested"],
    to: "disputed",
    by: ["client", "publisher"],
    effects: [],
    reason: true,
    tells: "A dispute was opened. An operator of the house will decide.",
  },
  resolveCompleted: {
    label: "Decide for the publisher",
    from: ["disputed"],
    to: "completed",
    by: ["operator"],
    effects: ["payPublisher"],
    reason: true,
    tells: "The dispute was decided: the order is completed.",
  },
  resolveRefunded: {
    label: "Decide for the advertiser",
    from: ["disputed"],
    to: "refunded",
    by: ["operator"],
    effects: ["splitFunds"],
    reason: true,
    tells: "The dispute was decided: the amount is refunded, whole or in part.",
  },
} as const satisfies Record<string, Move>;

export type OrderMove = keyof typeof orderMoves;
export const orderMoveNames = Object.keys(orderMoves) as OrderMove[];

/** What stands in an order's history: its moves, and what happens to it without one. */
export type OrderHappening = OrderMove | "book" | "acceptConditions";

/** A text is at most this many times sent back for revision; then a dispute is the way (design, section 4). */
export const revisionRoundsMax = 3;

/** The move as a plain record: the table's literal types are narrower than most callers need. */
export const moveNamed = (name: OrderMove): Move => orderMoves[name];

/** True when the table lets this party make this move from this status. */
export function canMove(name: OrderMove, status: OrderStatus, party: OrderParty): boolean {
  const { from, by } = moveNamed(name);
  return from.includes(status) && by.includes(party);
}

type Standing = { status: OrderStatus; revisionRounds: number; hasNewConditions: boolean };

/** The moves that a party may make now, in the table's order; the screens draw their buttons from it. */
export function allowedMoves(order: Standing, party: OrderParty): OrderMove[] {
  return orderMoveNames.filter(
    (name) =>
      canMove(name, order.status, party) &&
      !(name === "requestRevision" && order.revisionRounds >= revisionRoundsMax) &&
      !(name === "send" && order.hasNewConditions),
  );
}

/** True while nobody has accepted the order: new conditions of its format concern it (R4.8). */
export const isOpen = (status: OrderStatus): boolean => canMove("swap", status, "client");

/** True when the advertiser may move the order to another medium (R4.9): nobody accepted it, or it was rejected; once. */
export const isSwappable = (status: OrderStatus, wasSwapped: boolean): boolean =>
  !wasSwapped && (isOpen(status) || status === "rejected");

/** Statuses in which the advertiser still writes the text. */
export const isTextOpen = (status: OrderStatus): boolean => status === "booked" || status === "changes_requested";

/** Statuses in which the order's money is held. */
export const isMoneyHeld = (status: OrderStatus): boolean =>
  !["completed", "canceled", "rejected", "expired", "refunded"].includes(status);

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
