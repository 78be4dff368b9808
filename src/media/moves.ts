import type { MediaStatus } from "./media.ts";

/** Who moves an outlet: its publisher, an operator, or Byline itself. */
export type MediaParty = "publisher" | "operator" | "system";

type Move = {
  label: string;
  from: readonly MediaStatus[];
  to: MediaStatus;
  by: readonly MediaParty[];
  /** What becomes of the review: this is one, or the last one stands; otherwise the next listing is reviewed anew. */
  review?: "done" | "stands";
  /** A reason must be given, and the publisher reads it. */
  reason?: true;
  /** What the publisher is told by mail. */
  tells?: { subject: (name: string) => string; text: string; action: string };
};

/** An outlet's way onto the market and off it (R1.10, R3.5): server, screens and tests read this table. */
const moves = {
  submit: {
    label: "Send for review",
    from: ["draft", "unproven", "paused", "rejected"],
    to: "in_review",
    by: ["publisher", "system"],
  },
  list: {
    label: "List",
    from: ["draft", "unproven", "paused"],
    to: "listed",
    by: ["publisher", "system"],
    review: "done",
  },
  awaitProof: {
    label: "List once it is verified",
    from: ["draft", "paused"],
    to: "unproven",
    by: ["publisher"],
    review: "stands",
  },
  unlist: {
    label: "Take off the market until it is verified",
    from: ["listed"],
    to: "unproven",
    by: ["system"],
    review: "stands",
  },
  pause: {
    label: "Pause",
    from: ["unproven", "in_review", "listed"],
    to: "paused",
    by: ["publisher", "system"],
    review: "stands",
  },
  withdraw: {
    label: "Take back",
    from: ["unproven", "in_review", "listed", "paused"],
    to: "draft",
    by: ["publisher"],
    review: "stands",
  },
  recall: { label: "Review again", from: ["listed"], to: "in_review", by: ["system"] },
  approve: {
    label: "Approve",
    from: ["in_review"],
    to: "listed",
    by: ["operator"],
    review: "done",
    tells: {
      subject: (name) => `${name} is listed`,
      text: "The review is done: the medium is on the marketplace now.",
      action: "Open your media",
    },
  },
  approveUnproven: {
    label: "Approve, and list once it is verified",
    from: ["in_review"],
    to: "unproven",
    by: ["operator"],
    review: "done",
    tells: {
      subject: (name) => `${name} is approved`,
      text: "The review is done. The outlet is listed as soon as you verify its domain.",
      action: "Verify it",
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
    from: ["unproven", "in_review", "listed", "paused"],
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

/** True when a party may make the move where the outlet stands. */
export function canMoveMedia(name: MediaMove, status: MediaStatus, party: MediaParty): boolean {
  const { from, by } = mediaMoveNamed(name);
  return from.includes(status) && by.includes(party);
}

/** What a publisher wants an outlet to be. */
export type WantedStatus = "draft" | "listed" | "paused";

/** What keeps an outlet from the market: its domain has to be proven first; nobody has to review it. */
export type EntryRules = { mustProve: boolean; isReviewed: boolean };

/**
 * The move that brings an outlet to its publisher's wish; undefined when it is there already, on its way, or off the market. A
 * rejected outlet is always reviewed by a person again. The proof comes before the review, so that nobody reviews what is not theirs.
 */
export function mediaMoveTowards(wanted: WantedStatus, status: MediaStatus, entry: EntryRules): MediaMove | undefined {
  if (wanted === status) return undefined;
  if (wanted === "paused") return status === "draft" || status === "rejected" ? undefined : "pause";
  if (wanted === "draft") return "withdraw";
  if (status === "in_review") return undefined;
  if (status === "rejected") return "submit";
  if (entry.mustProve) return status === "unproven" ? undefined : "awaitProof";
  return entry.isReviewed ? "list" : "submit";
}
