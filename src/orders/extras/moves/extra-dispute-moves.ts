import { reasonInput, refundInput, storyInput } from "../../moves/move-input.ts";
import { type ExtraMoveRow, later } from "./extra-move.ts";

/** How the result of a change or removal is disputed, and how an operator decides (decision 0071). */
export const extraDisputeMoves = {
  dispute: {
    event: "extra_disputed",
    of: later,
    from: "done",
    to: "disputed",
    by: ["client", "publisher"],
    deadline: "story",
    input: storyInput,
    dispute: "opens",
    tone: "secondary",
    texts: {
      label: "Open a dispute",
      about: "The price stays held. The other side has 3 days to answer; then an operator decides who gets it.",
      mail: "A dispute was opened about it. Tell your side in the order within 3 days; then an operator decides.",
      history: "Dispute opened",
    },
  },
  answerDispute: {
    event: "extra_dispute_answered",
    of: later,
    from: "disputed",
    to: "disputed",
    by: ["client", "publisher"],
    input: storyInput,
    dispute: "answers",
    tone: "primary",
    texts: {
      label: "Tell your side",
      about: "The operator reads both sides before deciding. You tell yours once.",
      mail: "The other side told its story of the dispute.",
      history: "Dispute answered",
    },
  },
  endStories: {
    event: "extra_dispute_answer_missed",
    of: later,
    from: "disputed",
    to: "disputed",
    by: ["system"],
    tone: "secondary",
    texts: {
      label: "End the time to answer",
      about: "",
      mail: "The time to answer the dispute has passed. An operator decides now.",
      history: "Time to answer passed",
    },
  },
  resolvePaid: {
    event: "extra_dispute_decided_paid",
    of: later,
    from: "disputed",
    to: "paid",
    by: ["operator"],
    money: "paid",
    input: reasonInput,
    dispute: "decides",
    tone: "primary",
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
    of: later,
    from: "disputed",
    to: "refunded",
    by: ["operator"],
    money: "split",
    input: refundInput,
    dispute: "decides",
    tone: "secondary",
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
