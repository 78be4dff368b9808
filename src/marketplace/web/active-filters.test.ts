import { expect, test } from "vitest";
import { listingQuery } from "../contract.ts";
import { activeFilters } from "./active-filters.ts";

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
