import { answerDue, publicationDue, textDue } from "./deadlines.ts";
import type { MoveRow } from "./move.ts";
import { briefInput, noInput, reasonInput } from "./move-input.ts";

/** How a text comes about that the publisher writes: briefed, written, and approved before it is published (decision 0045). */
export const writingMoves = {
  sendBrief: {
    from: ["briefing"],
    to: "briefed",
    by: { client: "order.write" },
    input: noInput,
    guards: ["conditionsAreAccepted", "dateIsAhead"],
    checks: ["briefIsThere"],
    effects: ["keepSentBrief"],
    deadline: answerDue,
    button: { place: "editor", tone: "primary" },
    texts: {
      label: "Send the brief",
      mail: "The advertiser asks you to write the text, and sent the brief. It waits for your answer.",
    },
  },
  acceptBrief: {
    from: ["briefed"],
    to: "writing",
    by: { publisher: "order.answer" },
    input: noInput,
    guards: ["dateCanBeKept"],
    effects: ["markBriefAccepted"],
    deadline: textDue,
    button: { place: "order", tone: "primary", money: "earned" },
    texts: {
      label: "Accept and write",
      about: "You write the text by this brief. The advertiser approves it, then you publish it.",
      mail: "The publisher accepted the order and writes the text.",
      history: "Brief accepted",
    },
  },
  /** What the publisher accepted stays readable, whatever the brief says later (decision 0074). */
  reviseBrief: {
    from: ["briefed", "writing"],
    to: "stays",
    by: { client: "order.write" },
    input: briefInput,
    checks: ["briefIsNew"],
    effects: ["reviseBrief"],
    button: { place: "order", tone: "secondary" },
    texts: {
      label: "Change the brief",
      about: "The publisher is told, and reads what changed. The brief that the publisher accepted stays readable.",
      mail: "The advertiser changed the brief. Read what changed in the order.",
      history: "Brief changed",
    },
  },
  deliverText: {
    from: ["writing"],
    to: "written",
    by: { publisher: "order.answer" },
    input: noInput,
    checks: ["textKeepsConditions"],
    effects: ["keepSentText"],
    deadline: {
      rule: "approval",
      label: "Approval of the text due",
      waitsFor: "client",
      passed: "approveText",
      unless: "If nobody answers",
      follows: "the text counts as approved",
    },
    button: { place: "editor", tone: "primary" },
    texts: {
      label: "Send to the advertiser",
      mail: "The publisher wrote the text. Read it, then approve it or ask for changes.",
      history: "Text written",
    },
  },
  requestRewrite: {
    from: ["written"],
    to: "writing",
    by: { client: "order.write" },
    input: reasonInput,
    guards: ["revisionsAreLeft"],
    effects: ["countRevision"],
    deadline: textDue,
    button: { place: "order", tone: "secondary" },
    texts: {
      label: "Ask for changes",
      about: "The publisher reads what should be different and sends the text again.",
      mail: "The advertiser asks for changes to the text.",
      reason: "The advertiser asks for changes",
      history: "Changes to the text asked for",
    },
  },
  approveText: {
    from: ["written"],
    to: "accepted",
    by: { client: "order.write", system: true },
    input: noInput,
    effects: ["freePassedDate"],
    deadline: publicationDue,
    button: { place: "order", tone: "primary" },
    texts: {
      label: "Approve the text",
      about:
        "The publisher publishes this text. If the publish date has passed by now, it is published as soon as possible.",
      mail: "The text was approved and can be published.",
      history: "Text approved",
    },
  },
} as const satisfies Record<string, MoveRow>;
