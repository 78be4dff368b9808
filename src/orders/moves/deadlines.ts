import type { MoveRow } from "./move.ts";

/** The deadlines that several moves set. */
export const answerDue = {
  rule: "answer",
  label: "Publisher's answer due",
  yours: "Your answer due",
  waitsFor: "publisher",
  passed: "expire",
  unless: "If nobody answers",
} as const satisfies MoveRow["deadline"];

export const textDue = {
  rule: "turnaround",
  label: "Text due",
  waitsFor: "publisher",
  passed: "expire",
  unless: "If the text isn't there",
} as const satisfies MoveRow["deadline"];

/** The time to approve a publication, from its coming out or from another link to it. */
export const approvalDue = {
  rule: "approval",
  label: "Approval due",
  waitsFor: "client",
  passed: "complete",
  otherwise: "failChecks",
  unless: "If nobody answers and nothing is missing from the page",
} as const satisfies MoveRow["deadline"];

/** The time to publish, once the text is agreed on. */
export const publicationDue = {
  rule: "window",
  label: "Publication due",
  waitsFor: "publisher",
  passed: "expire",
  unless: "If nothing is published",
} as const satisfies MoveRow["deadline"];
