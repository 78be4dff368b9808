import type { MediaStatus } from "./media.ts";

/** Who moves a medium: its publisher, an operator, or Byline itself. */
export type MediaParty = "publisher" | "operator" | "system";

type Move = {
  label: string;
  from: readonly MediaStatus[];
  to: MediaStatus;
  by: readonly MediaParty[];
  /** A reason must be given, and the publisher reads it. */
  reason?: true;
  /** What the publisher is told by mail. */
  tells?: { subject: (name: string) => string; text: string; action: string };
};

/** A medium's way onto the market and off it (R1.10, R3.5): server, screens and tests read this table. */
const moves = {
  submit: { label: "Send for review", from: ["draft", "paused", "rejected"], to: "in_review", by: ["publisher"] },
  list: { label: "List", from: ["draft", "paused"], to: "listed", by: ["publisher"] },
  pause: { label: "Pause", from: ["in_review", "listed"], to: "paused", by: ["publisher", "system"] },
  withdraw: { label: "Take back", from: ["in_review", "listed", "paused"], to: "draft", by: ["publisher"] },
  recall: { label: "Review again", from: ["listed"], to: "in_review", by: ["system"] },
  approve: {
    label: "Approve",
    from: ["in_review"],
    to: "listed",
    by: ["operator"],
    tells: {
      subject: (name) => `${name} is listed`,
      text: "The review is done: the medium is on the marketplace now.",
      action: "Open your media",
    },
  },
  ask: {
    label: "Ask the publisher",
    from: ["in_review"],
    to: "draft",
    by: ["operator"],
    reason: true,
    tells: {
      subject: (name) => `A question about ${name}`,
      text: "The review needs something from you. Change what is asked for, then send the medium for review again.",
      action: "Answer",
    },
  },
  reject: {
    label: "Reject",
    from: ["in_review", "listed", "paused"],
    to: "rejected",
    by: ["operator"],
    reason: true,
    tells: {
      subject: (name) => `${name} was not accepted`,
      text: "The medium is not on the marketplace. You can change it and send it for review again.",
      action: "See what to change",
    },
  },
} as const satisfies Record<string, Move>;

export type MediaMove = keyof typeof moves;
export const mediaMoveNames = Object.keys(moves) as MediaMove[];
export const mediaMoveNamed = (name: MediaMove): Move => moves[name];

/** True when a party may make the move where the medium stands. */
export function canMoveMedia(name: MediaMove, status: MediaStatus, party: MediaParty): boolean {
  const { from, by } = mediaMoveNamed(name);
  return from.includes(status) && by.includes(party);
}

/** What a publisher wants a medium to be. */
export type WantedStatus = "draft" | "listed" | "paused";

/**
 * The move that brings an outlet to its publisher's wish; undefined when it is there already, on its way, or off the market. A
 * rejected outlet is always reviewed by a person again. `reviewed`: no review is needed first.
 */
export function moveTowards(wanted: WantedStatus, status: MediaStatus, reviewed: boolean): MediaMove | undefined {
  if (wanted === status) return undefined;
  if (wanted === "paused") return status === "draft" || status === "rejected" ? undefined : "pause";
  if (wanted === "draft") return "withdraw";
  if (status === "in_review") return undefined;
  return reviewed && status !== "rejected" ? "list" : "submit";
}
