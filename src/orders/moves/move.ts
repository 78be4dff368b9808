import type { Permission } from "#accounts/permissions.ts";
import type { MailText } from "./mail-text.ts";
import type { MoveInputSchema } from "./move-input.ts";

/** Each party that may make a move: a side by a permission on its side (R6.3), operators and Byline by being such. */
export type MoveMakers = { client?: Permission; publisher?: Permission; operator?: true; system?: true };

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

/** How long the status that a move leads to may last, for whom it waits, and what follows when nobody acts. */
type Deadline<TimedMove> = {
  rule: DeadlineRule;
  /** What is due, on the screen. */
  label: string;
  /** The same to the side that it waits for, where the label names that side. */
  yours?: string;
  /** A side of the order, or in a dispute each that has not told its story. */
  waitsFor: "client" | "publisher" | "untold";
  /** The move that Byline makes then; without one the clock stops. */
  passed?: TimedMove;
  /** The move that it makes where a guard keeps that one back. */
  otherwise?: TimedMove;
  /** How the sentence begins that says what follows: "If nobody answers". */
  unless: string;
  /** How it ends where no move settles the money. */
  follows?: string;
};

/** Where a move's button stands and how it looks; what its dialog says of the money. */
export type MoveButton = {
  /** With the order's other moves, under the text's editor, beside the date that is proposed, or in the operator's decision. */
  place: "order" | "editor" | "proposal" | "decision";
  /** Primary moves bring the order forward and stand first. */
  tone: "primary" | "secondary";
  money?: "earned" | "returned";
};

export type MoveTexts = {
  /** Its button, its dialog and its route in the documentation. */
  label: string;
  /** What follows from it, before it is confirmed. */
  about?: string;
  /** What the other side is mailed; nothing where the first look at the publication tells them. */
  mail?: MailText;
  /** Above the reason that was given. */
  reason?: string;
  /** In the history, and above the mail, where the status that it led to says too little. */
  history?: string;
};

/** What the table (`../order.ts`) says of a move. */
export type MoveOf<Status, Effect, TimedMove, Guard, Check> = {
  from: readonly Status[];
  /** Where the status stays as it is, its clock goes on too. */
  to: Status | "stays";
  by: MoveMakers;
  /** What the caller sends. A move without it has no route: Byline or another command makes it. */
  input?: MoveInputSchema;
  guards?: readonly Guard[];
  checks?: readonly Check[];
  effects: readonly Effect[];
  deadline?: Deadline<TimedMove>;
  button?: MoveButton;
  texts: MoveTexts;
};

/** A row of a noun's own table, before `order.ts` joins them: the names in it are checked there. */
export type MoveRow = MoveOf<string, string, string, string, string>;
