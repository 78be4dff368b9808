import type { Order } from "../../contract.ts";
import { isOnTime } from "../../dates/punctuality.ts";
import { completedStatuses, isMoneyHeld } from "../../statuses.ts";

type Counted = Pick<
  Order,
  "status" | "totalCents" | "acceptedAt" | "firstPublishedAt" | "publishDateMode" | "publishOn"
> & {
  conditions: Pick<Order["conditions"], "turnaroundHours">;
};

export type Totals = {
  completed: number;
  /** Of the orders whose money is spent or held; null when there are none. */
  averageCents: number | null;
  /** Of the completed publications, how many came within their turnaround and as their date says; null when there are none. */
  onTime: { kept: number; of: number } | null;
};

/** A campaign's figures. What is spent and held comes from the campaign itself, not from here. */
export function totalsOf(orders: Counted[]): Totals {
  const completed = orders.filter(({ status }) => completedStatuses.includes(status));
  const paidFor = [...completed, ...orders.filter(({ status }) => isMoneyHeld(status))];
  // A dispute may end completed without a publication: it was neither on time nor late.
  const punctuality = completed.map(punctualityOf).filter((onTime) => onTime !== undefined);
  return {
    completed: completed.length,
    averageCents: paidFor.length === 0 ? null : Math.round(sumOf(paidFor) / paidFor.length),
    onTime:
      punctuality.length === 0 ? null : { kept: punctuality.filter((onTime) => onTime).length, of: punctuality.length },
  };
}

const sumOf = (orders: Counted[]): number => orders.reduce((sum, { totalCents }) => sum + (totalCents ?? 0), 0);

function punctualityOf({ acceptedAt, firstPublishedAt, conditions, ...date }: Counted): boolean | undefined {
  if (!acceptedAt || !firstPublishedAt) return undefined;
  const { turnaroundHours } = conditions;
  return isOnTime({ acceptedAt, firstPublishedAt, turnaroundHours, ...date });
}
