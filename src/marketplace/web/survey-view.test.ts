import { expect, test } from "vitest";
import { viewOf } from "./survey-view.ts";

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
