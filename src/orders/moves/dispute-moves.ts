import type { MoveRow } from "./move.ts";
import { reasonInput, refundInput, storyInput } from "./move-input.ts";

/** While a dispute is open, the clock is that of the side that has not told its story. */
const storyDue = {
  rule: "story",
  label: "Answer to the dispute due",
  waitsFor: "untold",
  passed: "endStories",
  unless: "If there is no answer",
  follows: "an operator decides without it",
} as const satisfies MoveRow["deadline"];

/** How a dispute is opened, answered and decided (decision 0039). */
export const disputeMoves = {
  dispute: {
    from: ["writing", "written", "accepted", "published", "checks_failed", "revision_requested"],
    to: "disputed",
    by: { client: "order.write", publisher: "order.answer", system: true },
    input: storyInput,
    guards: ["isUndisputed"],
    effects: ["openDispute"],
    deadline: storyDue,
    button: { place: "order", tone: "secondary" },
    texts: {
      label: "Open a dispute",
      about: "The clock stops. The other side has 3 days to answer; then an operator decides who gets the money.",
      mail: "A dispute was opened. Tell your side in the order within 3 days; then an operator decides.",
      reason: "Why a dispute was opened",
      history: "Dispute opened",
    },
  },
  /** A dispute of an order whose publisher is paid already: within the guarantee, once (decision 0039). It takes an open claim's place. */
  contest: {
    from: ["completed", "claimed"],
    to: "contested",
    by: { client: "order.write", publisher: "order.answer" },
    input: storyInput,
    guards: ["isUndisputed", "guaranteeRuns"],
    effects: ["openDispute", "closeClaim"],
    deadline: storyDue,
    button: { place: "order", tone: "secondary" },
    texts: {
      label: "Open a dispute",
      about: "The other side has 3 days to answer; then an operator decides whether the publisher gives money back.",
      mail: "A dispute was opened about a completed order. Tell your side within 3 days; then an operator decides.",
      reason: "Why a dispute was opened",
      history: "Dispute opened",
    },
  },
  answerDispute: {
    from: ["disputed", "contested"],
    to: "stays",
    by: { client: "order.write", publisher: "order.answer" },
    input: storyInput,
    guards: ["storyIsUntold"],
    effects: ["keepStory"],
    button: { place: "order", tone: "primary" },
    texts: {
      label: "Tell your side",
      about: "The operator reads both sides before deciding. You tell yours once.",
      mail: "The other side told its story of the dispute.",
      reason: "The answer to the dispute",
      history: "Dispute answered",
    },
  },
  endStories: {
    from: ["disputed", "contested"],
    to: "stays",
    by: { system: true },
    effects: ["stopClock"],
    texts: {
      label: "End the time to answer",
      mail: "The time to answer the dispute has passed. An operator decides now.",
      history: "Time to answer passed",
    },
  },
  resolveCompleted: {
    from: ["disputed"],
    to: "completed",
    by: { operator: true },
    input: reasonInput,
    guards: ["storiesAreTold"],
    effects: ["payPublisher", "closeDispute"],
    button: { place: "decision", tone: "primary", money: "earned" },
    texts: {
      label: "Complete the order",
      about: "The publisher is paid in full.",
      mail: {
        client: "The dispute was decided: the order is completed and the publisher is paid.",
        publisher: "The dispute was decided: the order is completed and you are paid.",
      },
      reason: "How the dispute was decided",
      history: "Dispute decided: completed",
    },
  },
  resolveRefunded: {
    from: ["disputed"],
    to: "refunded",
    by: { operator: true },
    input: refundInput,
    guards: ["storiesAreTold"],
    checks: ["refundIsWithinTotal"],
    effects: ["splitFunds", "closeDispute"],
    button: { place: "decision", tone: "secondary" },
    texts: {
      label: "Refund the advertiser",
      about: "The amount goes back to the advertiser, whole or in part; the publisher earns from the rest.",
      mail: {
        client: "The dispute was decided: the amount is back in your balance, whole or in part.",
        publisher: "The dispute was decided: the amount goes back to the advertiser, whole or in part.",
      },
      reason: "How the dispute was decided",
      history: "Dispute decided: money goes back",
    },
  },
  upholdCompletion: {
    from: ["contested"],
    to: "completed",
    by: { operator: true },
    input: reasonInput,
    guards: ["storiesAreTold"],
    effects: ["closeDispute"],
    button: { place: "decision", tone: "primary" },
    texts: {
      label: "Leave the order completed",
      about: "The publisher keeps what the order earned.",
      mail: "The dispute was decided: the order stays completed.",
      reason: "How the dispute was decided",
      history: "Dispute decided: stays completed",
    },
  },
  refundCompletion: {
    from: ["contested"],
    to: "refunded",
    by: { operator: true },
    input: refundInput,
    guards: ["storiesAreTold"],
    checks: ["refundIsWithinTotal"],
    effects: ["takeBack", "closeDispute"],
    button: { place: "decision", tone: "secondary" },
    texts: {
      label: "Take money back",
      about: "The amount goes back to the advertiser from the publisher's earnings. What they don't cover is owed.",
      mail: {
        client: "The dispute was decided: the publisher gives you the amount back, whole or in part.",
        publisher: "The dispute was decided: you give the amount back, whole or in part, from your earnings.",
      },
      reason: "How the dispute was decided",
      history: "Dispute decided: money goes back",
    },
  },
} as const satisfies Record<string, MoveRow>;
