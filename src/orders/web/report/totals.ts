import type { Order } from "../../contract.ts";
import { isMoneyHeld } from "../../order.ts";

const hourInMilliseconds = 3_600_000;

type Counted = Pick<Order, "status" | "totalCents" | "acceptedAt" | "publishedAt"> & {
  conditions: Pick<Order["conditions"], "turnaroundHours">;
};

export type Totals = {
  completed: number;
  /** Of the orders whose money is spent or held; null when there are none. */
  averageCents: number | null;
  /** Of the completed publications, how many came within their turnaround; null when there are none. */
  onTime: { kept: number; of: number } | null;
};

/** A campaign's figures. What is spent and held comes from the campaign itself, not from here. */
export function totalsOf(orders: Counted[]): Totals {
  const completed = orders.filter(({ status }) => status === "completed");
  const paidFor = orders.filter(({ status }) => status === "completed" || isMoneyHeld(status));
  // A dispute may end completed without a publication: it was neither on time nor late.
  const punctuality = completed.map(isOnTime).filter((onTime) => onTime !== undefined);
  return {
    completed: completed.length,
    averageCents: paidFor.length === 0 ? null : Math.round(sumOf(paidFor) / paidFor.length),
    onTime:
      punctuality.length === 0 ? null : { kept: punctuality.filter((onTime) => onTime).length, of: punctuality.length },
  };
}

const sumOf = (orders: Counted[]): number => orders.reduce((sum, { totalCents }) => sum + totalCents, 0);

/** Published within the turnaround that began with the publisher's acceptance; the last publication counts. */
function isOnTime({ acceptedAt, publishedAt, conditions }: Counted): boolean | undefined {
  if (!acceptedAt || !publishedAt) return undefined;
  const dueAt = Date.parse(acceptedAt) + conditions.turnaroundHours * hourInMilliseconds;
  return Date.parse(publishedAt) <= dueAt;
}
