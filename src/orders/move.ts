import type { Permission } from "#accounts/permissions.ts";
import type { CheckName } from "./checks.ts";
import type { GuardName } from "./guards.ts";
import type { MoveInputSchema } from "./move-input.ts";

/** Who makes a move: the advertiser, the publisher, an operator, or Byline itself when a time has come. */
export type OrderParty = "client" | "publisher" | "operator" | "system";

/** Each party that may make a move: a side by a permission on its side (R6.3), operators and Byline by being such. */
export type MoveMakers = { client?: Permission; publisher?: Permission; operator?: true; system?: true };

/** Which time a status may last: one of the operator's (`timer.ts`), or the turnaround that was booked. */
export type DeadlineRule = "text" | "answer" | "turnaround" | "approval";

/** How long the status that a move leads to may last, its name on the screen, and the move that Byline makes then. */
type Deadline<TimedMove> = { rule: DeadlineRule; label: string; passed?: TimedMove };

/** Where a move's button stands and how it looks; what its dialog says of the money. */
export type MoveButton = {
  /** With the order's other moves, or under the text's editor. */
  place: "order" | "editor";
  /** Primary moves bring the order forward and stand first. */
  tone: "primary" | "secondary";
  money?: "earned" | "returned";
};

export type MoveTexts = {
  /** Its button, its dialog and its route in the documentation. */
  label: string;
  /** What follows from it, before it is confirmed. */
  about?: string;
  /** What the other side is mailed. */
  mail: string;
  /** Above the reason that was given. */
  reason?: string;
  /** In the history, where the status that it led to says too little. */
  history?: string;
};

/** What the table (`order.ts`) says of a move. */
export type MoveOf<Status, Effect, TimedMove> = {
  from: readonly Status[];
  to: Status;
  by: MoveMakers;
  /** What the caller sends. A move without it has no route: Byline or another command makes it. */
  input?: MoveInputSchema;
  guards?: readonly GuardName[];
  checks?: readonly CheckName[];
  effects: readonly Effect[];
  deadline?: Deadline<TimedMove>;
  button?: MoveButton;
  texts: MoveTexts;
};
