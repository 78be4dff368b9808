import type { Permission } from "#accounts/permissions.ts";
import type { TradeSide } from "#events/trade-side.ts";
import type { MoveOf, StatusDeadline } from "#platform/lifecycle/lifecycle.ts";
import type { OrderMoveInputName } from "./move-input.ts";
import type { OrderParty } from "./party.ts";

/** A side needs a permission (R6.3); operators and Byline need none. */
export type MoveMakers = MoveRow["by"];

/** A time of `timer.ts`, or the window of the agreed publish date. */
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

type OrderDeadline<TimedMove extends string> = StatusDeadline<DeadlineRule, TimedMove> & {
  label: string;
  /** Label for the side that must act, where `label` names that side. */
  yours?: string;
  /** `untold` means each side of a dispute without a story. */
  waitsFor: TradeSide | "untold";
  /** Opening of the sentence about the consequence: "If nobody answers". */
  unless: string;
  /** End of the sentence where no move settles the money. */
  follows?: string;
};

/** Among the order's moves, under the editor, beside a proposed date, or in an operator's decision. */
export type MovePlace = "order" | "editor" | "proposal" | "decision";

export type OrderMoveOf<
  Status extends string,
  Effect extends string,
  TimedMove extends string,
  Guard extends string,
  Check extends string,
> = MoveOf<{
  status: Status;
  side: TradeSide;
  other: Exclude<OrderParty, TradeSide>;
  permission: Permission;
  effect: Effect;
  guard: Guard;
  check: Check;
  deadline: OrderDeadline<TimedMove>;
  place: MovePlace;
  input: OrderMoveInputName;
}>;

/** A row of a noun's own table. `order.ts` checks the names when it joins the tables. */
export type MoveRow = OrderMoveOf<string, string, string, string, string>;
