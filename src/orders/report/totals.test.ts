import { expect, test } from "vitest";
import type { OrderStatus } from "../order.ts";
import { totalsOf } from "./totals.ts";

const line = (status: OrderStatus, totalCents: number, onTime: boolean | null = null) => ({
  status,
  totalCents,
  onTime,
  costCents: totalCents,
  feeCents: Math.round(totalCents / 10),
});

test("without orders there is nothing to average and nobody to be on time", () => {
  const nothing = { completed: 0, averageCents: null, onTime: null, costCents: 0, feeCents: 0 };
  expect(totalsOf([])).toEqual(nothing);
});

test("the average is of orders whose money is spent or held, rounded to the cent", () => {
  const lines = [line("completed", 100), line("booked", 101), line("disputed", 101), line("canceled", 9_000)];
  expect(totalsOf(lines)).toMatchObject({ completed: 1, averageCents: 101 });
  expect(totalsOf([line("rejected", 100), line("refunded", 100)]).averageCents).toBeNull();
});

test("only completed publications are on time or late", () => {
  const lines = [line("completed", 100, true), line("completed", 100, false), line("published", 100, true)];
  expect(totalsOf(lines).onTime).toEqual({ kept: 1, of: 2 });
});

test("an order that a dispute completed without a publication is neither on time nor late", () => {
  expect(totalsOf([line("completed", 100)]).onTime).toBeNull();
});

test("R3.11 cost and fee are added up over all lines, and amounts that the reader may not know count as none", () => {
  const hidden = { ...line("completed", 0), totalCents: null, costCents: null, feeCents: null };
  expect(totalsOf([line("completed", 1_000), line("booked", 505), hidden])).toMatchObject({
    costCents: 1_505,
    feeCents: 151,
  });
});
