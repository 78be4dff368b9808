import { dayOf } from "#platform/contract/day.ts";
import type { ListedOrder } from "../../contract.ts";
import { monthOf } from "./month.ts";

type DatedOrder = Pick<ListedOrder, "number" | "publishOn" | "dueAt" | "publishedAt">;

const entryKinds = ["published", "due", "asked"] as const;
type EntryKind = (typeof entryKinds)[number];

export type CalendarEntry<Item extends DatedOrder = ListedOrder> = { kind: EntryKind; day: string; order: Item };

/** "After" without a day means as soon as accepted, so it gives no entry. */
function entriesOf<Item extends DatedOrder>(order: Item): CalendarEntry<Item>[] {
  const { publishedAt, dueAt, publishOn } = order;
  const days: Record<EntryKind, string | null> = {
    published: publishedAt && dayOf(publishedAt),
    due: dueAt && dayOf(dueAt),
    asked: publishOn,
  };
  return entryKinds.flatMap((kind) => {
    const day = days[kind];
    return day ? [{ kind, day, order }] : [];
  });
}

/** Entries by day, in order; `without` holds orders with none in this month. */
export type MonthOfOrders<Item extends DatedOrder = ListedOrder> = {
  days: Map<string, CalendarEntry<Item>[]>;
  without: Item[];
};

export function ordersInMonth<Item extends DatedOrder>(orders: Item[], month: string): MonthOfOrders<Item> {
  const days = new Map<string, CalendarEntry<Item>[]>();
  const without: Item[] = [];
  const entries = orders.flatMap((order) => {
    const inMonth = entriesOf(order).filter(({ day }) => monthOf(day) === month);
    if (inMonth.length === 0) without.push(order);
    return inMonth;
  });
  for (const entry of entries.sort(byDay)) days.set(entry.day, [...(days.get(entry.day) ?? []), entry]);
  return { days, without };
}

function byDay(one: CalendarEntry<DatedOrder>, other: CalendarEntry<DatedOrder>): number {
  return (
    one.day.localeCompare(other.day) ||
    entryKinds.indexOf(one.kind) - entryKinds.indexOf(other.kind) ||
    one.order.number.localeCompare(other.order.number)
  );
}
