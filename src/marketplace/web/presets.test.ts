import { expect, test } from "vitest";
import { campaignGoals } from "#campaigns/campaign.ts";
import { firstMetrics, presets } from "./presets.ts";

test.each(campaignGoals)("R3.4 the goal %s filters its own metrics first, authority and traffic with them", (goal) => {
  const first = firstMetrics(goal);
  expect(first).toEqual(expect.arrayContaining(["ahrefsDr", "organicTrafficByAhrefs"]));
  expect(new Set(first).size).toBe(first.length);
  if (goal === "other") expect(first).toHaveLength(2);
  else expect(presets[goal].columns).toContain(first[0]);
});

test("without a campaign authority and traffic come first", () => {
  expect(firstMetrics(undefined)).toEqual(["ahrefsDr", "organicTrafficByAhrefs"]);
});
