import { expect, test } from "vitest";
import { setupOf } from "./setup.ts";

type Medium = Parameters<typeof setupOf>[0];
const complete: Medium = {
  description: "News",
  topics: ["Local"],
  verification: { state: "verified" },
  listedFormatCount: 1,
  status: "listed",
};

test("R2.19 a medium that is set up misses nothing", () => {
  expect(Object.values(setupOf(complete)).every(Boolean)).toBe(true);
});

test.each<[string, Partial<Medium>]>([
  ["description", { description: "" }],
  ["topics", { topics: [] }],
  ["verification", { verification: { state: "unverified" } }],
  ["verification", { verification: { state: "missing" } }],
  ["format", { listedFormatCount: 0 }],
  ["listing", { status: "in_review" }],
])("R2.19 %s is named when it is missing", (item, change) => {
  const missing = Object.entries(setupOf({ ...complete, ...change })).filter(([, done]) => !done);
  expect(missing).toEqual([[item, false]]);
});
