import { completedStatuses, isMoneyHeld } from "../statuses.ts";
import type { ReportLine } from "./contract.ts";

type Counted = Pick<ReportLine, "status" | "onTime" | "totalCents" | "costCents" | "feeCents">;

export type ReportTotals = {
  completed: number;
  /** Of the orders whose money is spent or held; null when there are none. */
  averageCents: number | null;
  /** Of the completed publications, how many came within their turnaround and as their date says; null when there are none. */
  onTime: { kept: number; of: number } | null;
  costCents: number;
  feeCents: number;
};

/** The sums below a report's lines. What the whole campaign has spent and holds comes from the campaign itself, not from here. */
export function totalsOf(lines: Counted[]): ReportTotals {
  const completed = lines.filter(({ status }) => completedStatuses.includes(status));
  const paidFor = [...completed, ...lines.filter(({ status }) => isMoneyHeld(status))];
  // A dispute may end completed without a publication: it was neither on time nor late.
  const told = completed.filter(({ onTime }) => onTime !== null);
  return {
    completed: completed.length,
    averageCents: paidFor.length === 0 ? null : Math.round(sumOf(paidFor, "totalCents") / paidFor.length),
    onTime: told.length === 0 ? null : { kept: told.filter(({ onTime }) => onTime).length, of: told.length },
    costCents: sumOf(lines, "costCents"),
    feeCents: sumOf(lines, "feeCents"),
  };
}

const sumOf = (lines: Counted[], field: "totalCents" | "costCents" | "feeCents"): number =>
  lines.reduce((sum, line) => sum + (line[field] ?? 0), 0);
