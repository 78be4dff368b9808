import { expect, test } from "vitest";
import type { OrderStatus } from "../../order.ts";
import { totalsOf } from "./totals.ts";

const order = (status: OrderStatus, totalCents: number, firstPublishedAt: string | null = null) => ({
  status,
  totalCents,
  acceptedAt: "2026-11-10T08:00:00.000Z",
  firstPublishedAt,
  publishDateMode: "After" as const,
  publishOn: null as string | null,
  conditions: { turnaroundHours: 24 },
});

test("without orders there is nothing to average and nobody to be on time", () => {
  expect(totalsOf([])).toEqual({ completed: 0, averageCents: null, onTime: null });
});

test("the average is of orders whose money is spent or held, rounded to the cent", () => {
  const orders = [order("completed", 100), order("booked", 101), order("disputed", 101), order("canceled", 9_000)];
  expect(totalsOf(orders)).toMatchObject({ completed: 1, averageCents: 101 });
  expect(totalsOf([order("rejected", 100), order("refunded", 100)]).averageCents).toBeNull();
});

test("a publication is on time until its turnaround has passed, to the millisecond", () => {
  const orders = [
    order("completed", 100, "2026-11-11T08:00:00.000Z"),
    order("completed", 100, "2026-11-11T08:00:00.001Z"),
    order("published", 100, "2026-11-10T09:00:00.000Z"),
  ];
  expect(totalsOf(orders).onTime).toEqual({ kept: 1, of: 2 });
});

test("an order that a dispute completed without a publication is neither on time nor late", () => {
  expect(totalsOf([order("completed", 100)]).onTime).toBeNull();
});

test("R4.7 a publication before the agreed day is not on time", () => {
  const early = { ...order("completed", 100, "2026-11-10T09:00:00.000Z"), publishOn: "2026-11-11" };
  expect(totalsOf([early]).onTime).toEqual({ kept: 0, of: 1 });
});
