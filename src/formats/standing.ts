import type { Permission } from "#accounts/permissions.ts";
import {
  type Guard,
  isOpenMove,
  type Lifecycle,
  type MoveOf,
  moveNamesOf,
  statusAfter,
} from "#platform/lifecycle/lifecycle.ts";
import { wordedRows } from "#platform/words/catalogue.ts";
import { type FormatStatus, formatStatusNames } from "./format.ts";
import type { FormatMoveInputName } from "./move-input.ts";

export type FormatParty = "publisher" | "operator";

/** Operators' setting: publishers list without a review (R1.10). */
type FormatFacts = { automaticReview: boolean };

export type FormatMoveRow = MoveOf<{
  status: FormatStatus;
  side: "publisher";
  permission: Permission;
  other: "operator";
  guard: keyof typeof formatGuards;
  effect: "keepReason";
  input: FormatMoveInputName;
}> & { event: string };

const formatGuards = wordedRows("formats.guards", {
  reviewIsAutomatic: {
    holds: ({ automaticReview }) => automaticReview,
    code: "review_first",
    refusal: "Formats are reviewed before they are listed. Send it to review.",
  },
  reviewIsByHand: {
    holds: ({ automaticReview }) => !automaticReview,
    code: "no_review",
    refusal: "Formats are listed without a review. List it.",
  },
} as const satisfies Record<string, Guard<FormatFacts, FormatParty>>);

const byPublisher = { publisher: "format.edit" } as const;
const byOperator = { operator: true } as const;

export const formatMoves = wordedRows("formats.moves", {
  list: {
    event: "listed",
    from: ["draft", "paused"],
    to: "listed",
    by: byPublisher,
    guards: ["reviewIsAutomatic"],
    effects: [],
    texts: { label: "List" },
  },
  submit: {
    event: "submitted",
    from: ["draft", "paused"],
    to: "in_review",
    by: byPublisher,
    guards: ["reviewIsByHand"],
    effects: [],
    texts: { label: "Send to review" },
  },
  /** A person reviews it again, even where review is automatic. */
  resubmit: {
    event: "resubmitted",
    from: ["rejected"],
    to: "in_review",
    by: byPublisher,
    effects: [],
    texts: { label: "Send to review again" },
  },
  pause: {
    event: "paused",
    from: ["listed", "in_review"],
    to: "paused",
    by: byPublisher,
    effects: [],
    texts: { label: "Pause" },
  },
  approve: {
    event: "approved",
    from: ["in_review"],
    to: "listed",
    by: byOperator,
    input: "none",
    effects: [],
    texts: {
      label: "List a format that waits for review",
      about:
        "The publisher is told, and the audit log keeps the decision. Operators can't decide on their own formats.",
      mail: "Your format was reviewed and is listed. Advertisers can book it.",
    },
  },
  reject: {
    event: "rejected",
    from: ["in_review", "listed"],
    to: "rejected",
    by: byOperator,
    input: "reason",
    effects: ["keepReason"],
    texts: {
      label: "Turn a format down, with the reason for its publisher",
      about:
        "Takes a waiting or listed format off the market and tells its publisher why. Operators can't decide on their own formats.",
      mail: "Your format is not listed. Fix the named problem, then send it for review again.",
    },
  },
} as const satisfies Record<string, FormatMoveRow>);

export type FormatMove = keyof typeof formatMoves;
export const formatMoveNames = Object.keys(formatMoves) as FormatMove[];

/** `change`: new conditions of a format that left the draft. */
export const formatHappenings = [...formatMoveNames, "change"] as const;
export type FormatHappening = (typeof formatHappenings)[number];

export const formatLife: Lifecycle<FormatMove, FormatMoveRow, FormatFacts> = {
  noun: "format",
  code: "move_not_possible",
  statusNames: formatStatusNames,
  begins: [
    { deed: "draft", to: "draft" },
    { deed: "create", to: "listed" },
    { deed: "create for review", to: "in_review" },
  ],
  guards: formatGuards,
  moves: formatMoves,
};

export const statusOnListing = ({ automaticReview }: FormatFacts): FormatStatus =>
  statusAfter(formatLife, automaticReview ? "list" : "submit", "draft");

/**
 * The publisher's move towards a wanted status. Undefined when it is already there or in review for it; null when no
 * move leads there.
 */
export function formatMoveTowards(
  format: FormatFacts & { status: FormatStatus },
  wanted: FormatStatus,
): FormatMove | undefined | null {
  if (format.status === wanted || (wanted === "listed" && format.status === "in_review")) return undefined;
  const goals = wanted === "listed" ? ["listed", "in_review"] : [wanted];
  const leadsThere = (name: FormatMove) => goals.includes(formatMoves[name].to);
  return (
    moveNamesOf(formatLife).find((name) => leadsThere(name) && isOpenMove(formatLife, name, format, "publisher")) ??
    null
  );
}
