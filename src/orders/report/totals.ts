import { completedStatuses, isMoneyHeld } from "../statuses.ts";
import type { ReportLine } from "./contract.ts";

type CountedLine = Pick<ReportLine, "status" | "onTime" | "totalCents" | "costCents" | "feeCents">;

export type LineTotals = {
  completed: number;
  /** Average over orders with spent or held money; null without any. */
  averageCents: number | null;
  /** Completed publications within their turnaround and date; null without any. */
  onTime: { kept: number; of: number } | null;
  costCents: number;
  feeCents: number;
};

/** Sums of the lines. Spent and held of the whole campaign come from the campaign. */
export function totalsOf(lines: CountedLine[]): LineTotals {
  const completed = lines.filter(({ status }) => completedStatuses.includes(status));
  const paidFor = [...completed, ...lines.filter(({ status }) => isMoneyHeld(status))];
  // A dispute may complete an order without a publication: neither on time nor late.
  const told = completed.filter(({ onTime }) => onTime !== null);
  return {
    completed: completed.length,
    averageCents: paidFor.length === 0 ? null : Math.round(sumOf(paidFor, "totalCents") / paidFor.length),
    onTime: told.length === 0 ? null : { kept: told.filter(({ onTime }) => onTime).length, of: told.length },
    costCents: sumOf(lines, "costCents"),
    feeCents: sumOf(lines, "feeCents"),
  };
}

const sumOf = (lines: CountedLine[], field: "totalCents" | "costCents" | "feeCents"): number =>
  lines.reduce((sum, line) => sum + (line[field] ?? 0), 0);
