import { expect, test } from "vitest";
import { type CampaignPlan, closedBecause, isBudgetRaised, overBudgetCents } from "./budget.ts";
import { campaignStatuses } from "./campaign.ts";

const plan: CampaignPlan = { status: "active", startsOn: null, endsOn: null, budgetCents: 10_000 };

test("R3.4 only an active campaign takes bookings", () => {
  const open = campaignStatuses.filter((status) => closedBecause({ ...plan, status }, "2026-11-22") === undefined);
  expect(open).toEqual(["active"]);
});

test("R3.4 a campaign takes bookings from its first day to its last", () => {
  const dated = { ...plan, startsOn: "2026-11-10", endsOn: "2026-11-20" };
  const days = ["2026-11-09", "2026-11-10", "2026-11-20", "2026-11-21"];
  expect(days.map((day) => closedBecause(dated, day) === undefined)).toEqual([false, true, true, false]);
  expect(closedBecause(dated, "2026-11-09")).toContain("2026-11-10");
});

test("R3.4 what is spent and held counts against the budget; without one there is no bound", () => {
  expect(overBudgetCents(plan, 4_000, 6_000)).toBe(0);
  expect(overBudgetCents(plan, 4_000, 6_001)).toBe(1);
  expect(overBudgetCents({ ...plan, budgetCents: null }, 1e12, 1e12)).toBe(0);
  expect(overBudgetCents({ ...plan, budgetCents: 0 }, 0, 1)).toBe(1);
});

test("R6.3 a budget is raised by a larger one and by none, and never from none", () => {
  const raises = [10_001, null].map((to) => isBudgetRaised(10_000, to));
  expect(raises).toEqual([true, true]);
  expect([10_000, 9_999, 0].some((to) => isBudgetRaised(10_000, to))).toBe(false);
  expect([null, 10_000].some((to) => isBudgetRaised(null, to))).toBe(false);
});
