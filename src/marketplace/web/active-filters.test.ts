import { expect, test } from "vitest";
import { listingQuery } from "../contract.ts";
import { activeFilters, hiddenSort } from "./active-filters.ts";

const filters = (search: Record<string, unknown>) => activeFilters(listingQuery.parse(search));

test("every filter is said in words", () => {
  const labels = filters({
    search: "ledger",
    country: ["US", "CH"],
    language: "de",
    "price[gte]": "10000",
    "price[lte]": "150000",
    "turnaroundHours[lte]": "72",
    "audience[gte]": "1250000",
    "bounceRate[lte]": "40",
  }).map(({ label }) => label);
  expect(labels).toEqual([
    "“ledger”",
    "United States",
    "Switzerland",
    "German",
    "Market Price ≥ $100.00, ≤ $1,500.00",
    "Turnaround up to 3 days",
    "Audience ≥ 1.25M",
    "Bounce rate ≤ 40%",
  ]);
});

test("taking one country away leaves the others", () => {
  const [first] = filters({ country: ["US", "CH"] });
  expect(first?.without).toEqual({ country: ["CH"] });
});

test("a range goes as a whole", () => {
  const [only] = filters({ "turnaroundHours[gt]": "120" });
  expect(only).toEqual({
    name: "turnaroundHours",
    label: "Turnaround beyond 5 days",
    without: { "turnaroundHours[lte]": undefined, "turnaroundHours[gt]": undefined },
  });
});

test("a sort by a column that is not shown is said in words; one that is shown, or is nobody's wish, is not", () => {
  const address = listingQuery.parse({ "order[ahrefsDr]": "desc" });
  expect(hiddenSort(address, ["price"])).toEqual({
    label: "Sorted by Ahrefs DR, high to low",
    without: { "order[ahrefsDr]": undefined },
  });
  expect(hiddenSort(address, ["price", "ahrefsDr"])).toBeUndefined();
  expect(hiddenSort(listingQuery.parse({}), ["ahrefsDr"])).toBeUndefined();
  expect(hiddenSort(listingQuery.parse({ "order[name]": "asc" }), ["price"])).toBeUndefined();
});
