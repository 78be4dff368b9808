import type { Guard } from "#platform/lifecycle/lifecycle.ts";
import { wordedRows } from "#platform/words/catalogue.ts";
import type { Proof } from "#proof/proof-schema.ts";
import { isFailed, isProven } from "#proof/proof-state.ts";
import type { OrderParty } from "./moves/party.ts";

/** After these, a dispute is the way. */
export const revisionRoundsMax = 3;

export const areBothTold = (toldBy: readonly OrderParty[]): boolean =>
  toldBy.includes("client") && toldBy.includes("publisher");

const lookMinutes = 5;

export const isFresh = (lookAskedAt: Date | string | null, now: Date): boolean =>
  lookAskedAt !== null && now.getTime() - new Date(lookAskedAt).getTime() < lookMinutes * 60_000;

export type GuardFacts = {
  /** The advertiser owes a payment that was taken back (decision 0105). */
  waitsForPayment: boolean;
  revisionRounds: number;
  /** The format changed since the booking, and nobody has accepted the order yet (R4.8). */
  hasNewConditions: boolean;
  /** Nobody can keep the publish date any more (R4.7). */
  isDateOver: boolean;
  /** Side whose proposed publish date has no answer yet. */
  dateProposedBy: OrderParty | null;
  /** Time has passed since the proposal, and leaves none to publish by its date. */
  isProposalOver: boolean;
  isLookFresh: boolean;
  dispute: { toldBy: OrderParty[]; isAnswerOver: boolean } | null;
  isGuaranteed: boolean;
  /** Null while nothing is online (R10.3). */
  proof: Proof | null;
};

/**
 * Conditions of a move. A failing guard refuses it (409) with its code and text; the disabled button shows the same
 * text.
 */
export const guards = wordedRows("orders.guards", {
  paymentStands: {
    holds: ({ waitsForPayment }) => !waitsForPayment,
    code: "payment_owed",
    refusal: "The advertiser's payment was taken back. This order waits until it is paid.",
  },
  conditionsAreAccepted: {
    holds: ({ hasNewConditions }) => !hasNewConditions,
    code: "conditions_changed",
    refusal: "Accept the new conditions first. Then you can send the text.",
  },
  dateIsAhead: {
    holds: ({ isDateOver }) => !isDateOver,
    code: "publish_date_over",
    refusal: "The publish date has passed. Choose another one, then send the text.",
  },
  dateCanBeKept: {
    holds: ({ isDateOver }) => !isDateOver,
    code: "publish_date_over",
    refusal: "The publish date has passed. Propose another one, and accept when the advertiser agrees.",
  },
  dateIsProposed: {
    holds: ({ dateProposedBy }, party) => dateProposedBy !== null && dateProposedBy !== party,
    code: "no_proposal",
    refusal: "There is no proposal to answer. Reload the page.",
  },
  proposalCanBeKept: {
    holds: ({ isProposalOver }) => !isProposalOver,
    code: "publish_date_over",
    refusal: "This date leaves no time to publish. Decline it, or propose another.",
  },
  dateIsOwnProposal: {
    holds: ({ dateProposedBy }, party) => dateProposedBy === party,
    code: "no_proposal",
    refusal: "There is no proposal to take back. Reload the page.",
  },
  revisionsAreLeft: {
    holds: ({ revisionRounds }) => revisionRounds < revisionRoundsMax,
    code: "revision_rounds",
    refusal: `You have used all ${revisionRoundsMax} revisions. Approve the result, or open a dispute.`,
  },
  lookIsDue: {
    holds: ({ isLookFresh }) => !isLookFresh,
    code: "checked_lately",
    refusal: `The publication was checked within the last ${lookMinutes} minutes. Wait a moment, then check again.`,
  },
  isUndisputed: {
    holds: ({ dispute }) => dispute === null,
    code: "disputed_already",
    refusal: "This order's dispute was decided. The decision is final.",
  },
  guaranteeRuns: {
    holds: ({ isGuaranteed }) => isGuaranteed,
    code: "guarantee_over",
    refusal: "The guarantee of this publication has passed, so a dispute can no longer be opened.",
  },
  storyIsUntold: {
    holds: ({ dispute }, party) => dispute !== null && !dispute.toldBy.includes(party),
    code: "story_told",
    refusal: "You told your side already. An operator reads it and decides.",
  },
  storiesAreTold: {
    holds: ({ dispute }) => dispute === null || dispute.isAnswerOver || areBothTold(dispute.toldBy),
    code: "answer_open",
    refusal: "The other side may still answer. Decide when both have told their side, or when its time has passed.",
  },
  checkFailed: {
    holds: ({ proof }) => isFailed(proof),
    code: "check_not_failed",
    refusal: "The link can be corrected once a check of the publication has failed.",
  },
  checksHold: {
    holds: ({ proof }) => isProven(proof),
    code: "checks_failed",
    refusal: "The last check of the publication found something missing, so the order isn't completed automatically.",
  },
} as const satisfies Record<string, Guard<GuardFacts, OrderParty>>);

export type GuardName = keyof typeof guards;
