import type { Permission } from "#accounts/permissions.ts";
import type { MoveOf, StatusDeadline } from "#platform/lifecycle/lifecycle.ts";
import type { MoveInputSchema } from "./move-input.ts";
import type { OrderParty, OrderSide } from "./party.ts";

/** Each party that may make a move: a side by a permission on its side (R6.3), operators and Byline by being such. */
export type MoveMakers = MoveRow["by"];

/** Which time a status may last: one of `timer.ts`, or the window of the publish date that was agreed. */
export type DeadlineRule =
  | "text"
  | "answer"
  | "window"
  | "approval"
  | "mending"
  | "turnaround"
  | "revision"
  | "story"
  | "restoring";

/** How long a status of an order may last, for whom it waits, and what follows when nobody acts. */
type OrderDeadline<TimedMove extends string> = StatusDeadline<DeadlineRule, TimedMove> & {
  /** What is due, on the screen. */
  label: string;
  /** The same to the side that it waits for, where the label names that side. */
  yours?: string;
  /** A side of the order, or in a dispute each that has not told its story. */
  waitsFor: "client" | "publisher" | "untold";
  /** How the sentence begins that says what follows: "If nobody answers". */
  unless: string;
  /** How it ends where no move settles the money. */
  follows?: string;
};

/** With the order's other moves, under the text's editor, beside the date that is proposed, or in the operator's decision. */
export type MovePlace = "order" | "editor" | "proposal" | "decision";

/** A row of the order's lifecycle (`../order.ts`), in these names. */
export type OrderMoveOf<
  Status extends string,
  Effect extends string,
  TimedMove extends string,
  Guard extends string,
  Check extends string,
> = MoveOf<{
  status: Status;
  side: OrderSide;
  other: Exclude<OrderParty, OrderSide>;
  permission: Permission;
  effect: Effect;
  guard: Guard;
  check: Check;
  deadline: OrderDeadline<TimedMove>;
  place: MovePlace;
  input: MoveInputSchema;
}>;

/** A row of a noun's own table, before `order.ts` joins them: the names in it are checked there. */
export type MoveRow = OrderMoveOf<string, string, string, string, string>;
