import type { z } from "zod";
import { messages } from "#platform/contract/messages.ts";
import { type CellKind, type ImportFieldName, importFields } from "../fields.ts";

const right: Partial<Record<CellKind, string>> = {
  number: "write a number, such as 1200",
  percent: "write a percentage, such as 12.5",
  dollars: "write dollars, such as 120 or 99.50",
  months: "write whole months, or forever",
  hours: "write hours, such as 48, or 2 days",
  days: "write days, such as 3",
  yesOrNo: "write yes or no",
  shares: "write countries with their percent, such as US 45; DE 20",
};

/** Adds an example of a right value to the schema's bare "Wrong value". */
export function inPlainWords(issue: z.core.$ZodIssue, field: ImportFieldName | undefined): string {
  if (issue.message !== messages.wrongValue) return issue.message;
  const hint =
    issue.code === "invalid_value"
      ? `write one of ${issue.values.join(", ")}`
      : field && right[importFields[field].kind];
  return hint ? `${issue.message}: ${hint}` : issue.message;
}
