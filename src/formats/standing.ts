import type { FormatStatus } from "./format.ts";

export type FormatParty = "publisher" | "operator";

type Move = {
  from: readonly FormatStatus[];
  to: FormatStatus;
  by: FormatParty;
  /** Without Byline's automatic review it goes to the operators first (R1.10). */
  reviewed?: true;
  /** What the publisher is mailed. */
  tells?: string;
};

/** How a format gets on the market and off it: one table, read by the server, the screens and the tests. */
const formatMoves = {
  list: { from: ["draft", "paused"], to: "listed", by: "publisher", reviewed: true },
  resubmit: { from: ["rejected"], to: "in_review", by: "publisher" },
  pause: { from: ["listed", "in_review"], to: "paused", by: "publisher" },
  approve: {
    from: ["in_review"],
    to: "listed",
    by: "operator",
    tells: "Your format was reviewed and is listed. Advertisers can book it.",
  },
  reject: {
    from: ["in_review", "listed"],
    to: "rejected",
    by: "operator",
    tells: "Your format is not listed. Change what the reason names, then send it to review again.",
  },
} as const satisfies Record<string, Move>;

export type FormatMove = keyof typeof formatMoves;
export const formatMoveNames = Object.keys(formatMoves) as FormatMove[];

/** What can happen to a format: its moves, and new conditions of one that was ever on the market. */
export const formatHappenings = [...formatMoveNames, "change"] as const;
export type FormatHappening = (typeof formatHappenings)[number];

/** The table's row with the widest types. */
export const formatMoveNamed = (name: FormatMove): Move => formatMoves[name];

export function canMoveFormat(name: FormatMove, status: FormatStatus): boolean {
  return formatMoveNamed(name).from.includes(status);
}

/** What this party may do with a format that stands so. */
export function allowedFormatMoves(status: FormatStatus, party: FormatParty): FormatMove[] {
  return formatMoveNames.filter((name) => formatMoveNamed(name).by === party && canMoveFormat(name, status));
}

/**
 * The publisher's move that a wished status asks for; undefined when the format stands there already, or is on its way in
 * review; null when no move leads there.
 */
export function moveTowards(status: FormatStatus, wanted: FormatStatus): FormatMove | undefined | null {
  if (status === wanted || (wanted === "listed" && status === "in_review")) return undefined;
  const names = allowedFormatMoves(status, "publisher");
  if (wanted === "listed" && names.includes("resubmit")) return "resubmit";
  return names.find((name) => formatMoveNamed(name).to === wanted) ?? null;
}
