import { expect, test } from "vitest";
import { campaignGoals } from "#campaigns/campaign.ts";
import { firstMetrics, presets, viewOf } from "./presets.ts";

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

test("R3.9 the first view has the goal's columns, filters and order, and the countries and topics of the survey", () => {
  expect(viewOf("seo", { countries: ["DE", "AT"], industry: "Law" })).toMatchObject({
    country: ["DE", "AT"],
    topic: ["Law", "Business"],
    hyperlinkKind: ["Dofollow", "Dofollow For a Fee"],
    "order[ahrefsDr]": "desc",
  });
});

test("R3.9 a goal in one's own words and no country leave the marketplace as it is", () => {
  expect(viewOf("other", {})).toEqual({});
});

test("R3.9 an industry in one's own words is looked for as a topic", () => {
  expect(viewOf("other", { industry: "automotive" })).toEqual({ topic: ["Automotive"] });
  expect(viewOf("other", { industry: "Harbors" })).toEqual({ topic: ["Harbors"] });
});
