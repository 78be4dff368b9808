import { reasonInput, refundInput, storyInput } from "../../moves/move-input.ts";
import { bySystem, type ExtraMoveRow, extraPermissions, primary, secondary } from "./extra-move.ts";

/** Disputes about the result of a change or removal, and the operator's decision (decision 0071). */
export const extraDisputeMoves = {
  dispute: {
    event: "extra_disputed",
    from: ["done"],
    to: "disputed",
    by: extraPermissions,
    input: storyInput,
    guards: ["isLater"],
    effects: ["openDispute", "leaveReason"],
    deadline: { rule: "story", passed: "endStories" },
    button: secondary,
    texts: {
      label: "Open a dispute",
      about: "The price stays held. The other side has 3 days to answer; then an operator decides who gets it.",
      mail: "A dispute was opened about it. Tell your side in the order within 3 days; then an operator decides.",
      history: "Dispute opened",
    },
  },
  answerDispute: {
    event: "extra_dispute_answered",
    from: ["disputed"],
    to: "stays",
    by: extraPermissions,
    input: storyInput,
    guards: ["isLater", "storyIsUntold"],
    effects: ["keepStory", "leaveReason", "stopClock"],
    button: primary,
    texts: {
      label: "Tell your side",
      about: "The operator reads both sides before deciding. You tell yours once.",
      mail: "The other side told its story of the dispute.",
      history: "Dispute answered",
    },
  },
  endStories: {
    event: "extra_dispute_answer_missed",
    from: ["disputed"],
    to: "stays",
    by: bySystem,
    guards: ["isLater"],
    effects: ["leaveReason", "stopClock"],
    texts: {
      label: "End the time to answer",
      about: "",
      mail: "The time to answer the dispute has passed. An operator decides now.",
      history: "Time to answer passed",
    },
  },
  resolvePaid: {
    event: "extra_dispute_decided_paid",
    from: ["disputed"],
    to: "paid",
    by: { operator: true },
    input: reasonInput,
    guards: ["isLater", "storiesAreTold"],
    effects: ["closeDispute", "pay", "leaveReason"],
    button: primary,
    texts: {
      label: "Pay the publisher",
      about: "The publisher is paid in full.",
      mail: {
        client: "The dispute was decided: the publisher is paid.",
        publisher: "The dispute was decided: you are paid.",
      },
      history: "Dispute decided: paid",
    },
  },
  resolveRefunded: {
    event: "extra_dispute_decided_refunded",
    from: ["disputed"],
    to: "refunded",
    by: { operator: true },
    input: refundInput,
    guards: ["isLater", "storiesAreTold"],
    effects: ["closeDispute", "split", "leaveReason"],
    button: secondary,
    texts: {
      label: "Refund the advertiser",
      about: "The amount goes back to the advertiser, whole or in part; the publisher earns from the rest.",
      mail: {
        client: "The dispute was decided: the amount is back in your balance, whole or in part.",
        publisher: "The dispute was decided: the amount goes back to the advertiser, whole or in part.",
      },
      history: "Dispute decided: money goes back",
    },
  },
} as const satisfies Record<string, ExtraMoveRow>;
