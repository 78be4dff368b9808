import { expect, test } from "vitest";
import { topicList } from "./topic-list.ts";
import { settledTopics } from "./topics.ts";

test("R3.5 topics settle on the usual spelling, and one word stands there once", () => {
  expect(settledTopics(["business", "Harbors", "BUSINESS", "harbors", "real estate"])).toEqual([
    "Business",
    "Harbors",
    "Real estate",
  ]);
});

test("R3.5 another word is as good, as it was typed", () => {
  expect(topicList(3).parse([" Lighthouse keeping "])).toEqual(["Lighthouse keeping"]);
});

test("R5.1 more than so many, and empty ones, are refused", () => {
  expect(topicList(1).safeParse(["Law", "Food"]).success).toBe(false);
  expect(topicList(1).safeParse([" "]).success).toBe(false);
});
