import type { MailText } from "#platform/lifecycle/mail-text.ts";
import type { MoveInputSchema } from "../../moves/move-input.ts";

export const orderExtraKinds = ["custom", "change", "removal"] as const;
export type OrderExtraKind = (typeof orderExtraKinds)[number];

/** The kinds that are agreed on after publication, with money of their own. */
export const later = ["change", "removal"] as const satisfies OrderExtraKind[];

export const orderExtraStatuses = [
  "open",
  "included",
  "agreed",
  "done",
  "disputed",
  "paid",
  "refunded",
  "declined",
  "withdrawn",
  "void",
  "lapsed",
] as const;
export type OrderExtraStatus = (typeof orderExtraStatuses)[number];

export type ExtraSide = "client" | "publisher";

/** Who makes a move: a side, Byline at a deadline, or an operator who decides a dispute. */
export type ExtraParty = ExtraSide | "system" | "operator";

export type ExtraMoveRow = {
  /** Of these kinds alone; of all where it is not said. */
  of?: readonly OrderExtraKind[];
  from: OrderExtraStatus;
  to: OrderExtraStatus;
  /** Who makes it: a party, the side that proposed, or the one that is asked. */
  by: readonly (ExtraParty | "proposer" | "asked")[];
  /** What becomes of the money; it stays as it is where this says nothing. */
  money?: "held" | "released" | "paid" | "split";
  /** How long the status that it leads to may last. */
  deadline?: "turnaround" | "approval" | "story";
  /** What is sent with it; without, an answer alone. */
  input?: MoveInputSchema;
  /** What it makes of the extra's dispute (decision 0071). */
  dispute?: "opens" | "answers" | "decides";
  /** Its event, as programs outside know it behind the order's name. */
  event: `extra_${string}`;
  tone: "primary" | "secondary";
  texts: { label: string; about: string; mail: MailText<ExtraSide>; history: string };
};
