import type { Permission } from "#accounts/permissions.ts";
import { type Guard, isOpenMove, type Lifecycle, type MoveOf, moveNamesOf } from "#platform/lifecycle/lifecycle.ts";
import { wordedRows } from "#platform/words/catalogue.ts";
import { type MediaStatus, mediaStatusNames } from "./media.ts";
import type { MediaMoveInputName } from "./move-input.ts";

export type MediaParty = "publisher" | "operator" | "system";

export type EntryRules = { mustProve: boolean; isReviewed: boolean };
type EntryFacts = EntryRules & { status: MediaStatus };

/** Without `markReviewed` or `keepReview`, the next listing needs a new review. */
export type MediaEffect = "markReviewed" | "keepReview" | "keepReason" | "keepQuestion";

export type MediaMoveRow = MoveOf<{
  status: MediaStatus;
  side: "publisher";
  permission: Permission;
  other: Exclude<MediaParty, "publisher">;
  guard: keyof typeof mediaGuards;
  effect: MediaEffect;
  input: MediaMoveInputName;
}> & {
  event: string;
  /** The mail's subject and button; its text stands with the move's texts. */
  letter?: { subject: (name: string) => string; action: string };
};

/** A person reviews a rejected outlet again, whatever else holds. */
const mediaGuards = wordedRows("media.guards", {
  isProven: {
    holds: ({ mustProve, status }) => !mustProve || status === "rejected",
    code: "proof_first",
    refusal: "Verify the domain first; then the outlet is listed.",
  },
  isUnproven: {
    holds: ({ mustProve }) => mustProve,
    code: "no_proof_needed",
    refusal: "The domain needs no verification. List the outlet.",
  },
  isReviewed: {
    holds: ({ isReviewed }) => isReviewed,
    code: "review_first",
    refusal: "Outlets are reviewed before they are listed. Send it for review.",
  },
  reviewIsDue: {
    holds: ({ isReviewed, status }) => !isReviewed || status === "rejected",
    code: "no_review",
    refusal: "This outlet needs no review. List it.",
  },
} as const satisfies Record<string, Guard<EntryFacts, MediaParty>>);

const byPublisher = { publisher: "media.edit" } as const;
const byPublisherOrByline = { ...byPublisher, system: true } as const;
const byByline = { system: true } as const;
const byOperator = { operator: true } as const;

/** THE table of an outlet's moves, onto the market and off it (R1.10, R3.5). The proof comes before the review. */
export const mediaMoves = wordedRows("media.moves", {
  submit: {
    event: "submitted",
    from: ["draft", "unproven", "paused", "rejected"],
    to: "in_review",
    by: byPublisherOrByline,
    guards: ["isProven", "reviewIsDue"],
    effects: [],
    texts: { label: "Send for review" },
  },
  list: {
    event: "listed",
    from: ["draft", "unproven", "paused"],
    to: "listed",
    by: byPublisherOrByline,
    guards: ["isProven", "isReviewed"],
    effects: ["markReviewed"],
    texts: { label: "List" },
  },
  awaitProof: {
    event: "proof_awaited",
    from: ["draft", "paused"],
    to: "unproven",
    by: byPublisher,
    guards: ["isUnproven"],
    effects: ["keepReview"],
    texts: { label: "List once it is verified" },
  },
  unlist: {
    event: "unlisted",
    from: ["listed"],
    to: "unproven",
    by: byByline,
    guards: ["isUnproven"],
    effects: ["keepReview"],
    texts: { label: "Take off the market until it is verified" },
  },
  pause: {
    event: "paused",
    from: ["unproven", "in_review", "listed"],
    to: "paused",
    by: byPublisherOrByline,
    effects: ["keepReview"],
    texts: { label: "Pause" },
  },
  withdraw: {
    event: "withdrawn",
    from: ["unproven", "in_review", "listed", "paused"],
    to: "draft",
    by: byPublisher,
    effects: ["keepReview"],
    texts: { label: "Take back" },
  },
  recall: {
    event: "recalled",
    from: ["listed"],
    to: "in_review",
    by: byByline,
    effects: [],
    texts: { label: "Review again" },
  },
  approve: {
    event: "approved",
    from: ["in_review"],
    to: "listed",
    by: byOperator,
    input: "none",
    guards: ["isProven"],
    effects: ["markReviewed"],
    texts: {
      label: "Approve",
      about:
        "Lists the outlet with its formats in review, once its domain is proven where that is asked for. The publisher is told.",
      mail: "The review is done: the outlet is on the marketplace now.",
    },
    letter: { subject: (name) => `${name} is listed`, action: "Open your outlets" },
  },
  approveUnproven: {
    event: "approved_unproven",
    from: ["in_review"],
    to: "unproven",
    by: byOperator,
    guards: ["isUnproven"],
    effects: ["markReviewed"],
    texts: {
      label: "Approve, and list once it is verified",
      mail: "The review is done. The outlet is listed as soon as you verify its domain.",
    },
    letter: { subject: (name) => `${name} is approved`, action: "Verify it" },
  },
  ask: {
    event: "asked",
    from: ["in_review"],
    to: "draft",
    by: byOperator,
    input: "reason",
    effects: ["keepQuestion"],
    texts: {
      label: "Ask the publisher",
      about: "Gives the outlet back to its publisher as a draft, with the question. Its formats wait.",
      mail: "The reviewer has a question. Answer it by changing the outlet, then send it for review again.",
    },
    letter: { subject: (name) => `A question about ${name}`, action: "Answer" },
  },
  reject: {
    event: "rejected",
    from: ["unproven", "in_review", "listed", "paused"],
    to: "rejected",
    by: byOperator,
    input: "reason",
    effects: ["keepReason"],
    texts: {
      label: "Reject",
      about: "Turns the outlet down, with its listed formats and those in review. The publisher reads the reason.",
      mail: "The outlet is not on the marketplace. You can change it and send it for review again.",
    },
    letter: { subject: (name) => `${name} was not accepted`, action: "See what to change" },
  },
} as const satisfies Record<string, MediaMoveRow>);

export type MediaMove = keyof typeof mediaMoves;
export const mediaMoveNames = Object.keys(mediaMoves) as MediaMove[];

export const mediaLife: Lifecycle<MediaMove, MediaMoveRow, EntryFacts> = {
  noun: "outlet",
  code: "media_move",
  statusNames: mediaStatusNames,
  begins: [{ deed: "create", to: "draft" }],
  guards: mediaGuards,
  moves: mediaMoves,
};

export type WantedStatus = "draft" | "listed" | "paused";

const goals: Record<WantedStatus, readonly MediaStatus[]> = {
  draft: ["draft"],
  listed: ["listed", "in_review", "unproven"],
  paused: ["paused"],
};

/** Returns the move towards the publisher's wish; undefined when it is there, on its way, or unreachable. */
export function mediaMoveTowards(wanted: WantedStatus, status: MediaStatus, entry: EntryRules): MediaMove | undefined {
  if (wanted === status) return undefined;
  if (wanted === "draft") return "withdraw";
  return moveNamesOf(mediaLife).find(
    (name) =>
      goals[wanted].includes(mediaMoves[name].to) && isOpenMove(mediaLife, name, { ...entry, status }, "publisher"),
  );
}
