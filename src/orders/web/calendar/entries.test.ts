import { expect, test } from "vitest";
import { ordersInMonth } from "./entries.ts";

const undated = { publishOn: null, dueAt: null, publishedAt: null };
const onAllDays = {
  number: "B-2",
  publishOn: "2026-11-12",
  dueAt: "2026-11-20T08:00:00.000Z",
  publishedAt: "2026-11-10T23:59:00.000Z",
};

const read = (orders: Parameters<typeof ordersInMonth>[0], month: string) => {
  const { days, without } = ordersInMonth(orders, month);
  return {
    days: [...days].map(([day, entries]) => [day, ...entries.map(({ kind, order }) => `${kind} ${order.number}`)]),
    without: without.map(({ number }) => number),
  };
};

test("R2.8 an order stands on the day asked for, the day it is due and the day it was published", () => {
  expect(read([onAllDays], "2026-11")).toEqual({
    days: [
      ["2026-11-10", "published B-2"],
      ["2026-11-12", "asked B-2"],
      ["2026-11-20", "due B-2"],
    ],
    without: [],
  });
});

test("a day's entries go from what happened to what was asked for, then by number", () => {
  const day = "2026-11-12";
  const orders = [
    { ...undated, number: "B-3", publishOn: day },
    { ...undated, number: "B-1", publishOn: day, dueAt: `${day}T00:00:00.000Z` },
    { ...undated, number: "B-2", publishedAt: `${day}T12:00:00.000Z` },
  ];
  expect(read(orders, "2026-11").days).toEqual([[day, "published B-2", "due B-1", "asked B-1", "asked B-3"]]);
});

test("only the month's own days count; an order with none of them is named apart", () => {
  const soon = { ...undated, number: "B-9" };
  expect(read([onAllDays, soon], "2026-12")).toEqual({ days: [], without: ["B-2", "B-9"] });
  const acrossMonths = { ...onAllDays, dueAt: "2026-12-01T00:00:00.000Z" };
  expect(read([acrossMonths], "2026-12")).toEqual({ days: [["2026-12-01", "due B-2"]], without: [] });
});
