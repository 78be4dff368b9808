import type { MoveRow } from "./move.ts";

export const answerDue = {
  rule: "answer",
  label: "Answer due",
  yours: "Your answer due",
  waitsFor: "publisher",
  passed: "expire",
  unless: "Without an answer",
} as const satisfies MoveRow["deadline"];

export const textDue = {
  rule: "turnaround",
  label: "Text due",
  waitsFor: "publisher",
  passed: "expire",
  unless: "If the text isn't sent",
} as const satisfies MoveRow["deadline"];

/** Starts anew with another link. */
export const approvalDue = {
  rule: "approval",
  label: "Approval due",
  waitsFor: "client",
  passed: "complete",
  otherwise: "failChecks",
  unless: "If the page is as booked and no answer comes",
} as const satisfies MoveRow["deadline"];

/** Starts once the text is agreed on. */
export const publicationDue = {
  rule: "window",
  label: "Publication due",
  waitsFor: "publisher",
  passed: "expire",
  unless: "If nothing is published",
} as const satisfies MoveRow["deadline"];
