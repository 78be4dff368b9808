import { expect, test } from "vitest";
import { asksForCertain, spreadLooks } from "./publication.ts";

test("R10.3 one publication of each outlet is looked at now, the others ten minutes behind each other", () => {
  const due = [
    { orderId: "1", mediaProjectId: "a" },
    { orderId: "2", mediaProjectId: "a" },
    { orderId: "3", mediaProjectId: "b" },
    { orderId: "4", mediaProjectId: "a" },
  ];
  expect(spreadLooks(due)).toEqual([
    { orderId: "1", isNow: true, againMinutes: 60 },
    { orderId: "2", isNow: false, againMinutes: 10 },
    { orderId: "3", isNow: true, againMinutes: 60 },
    { orderId: "4", isNow: false, againMinutes: 20 },
  ]);
});

test("R10.3 a look that may complete an order, or follows a failed one, asks as a reader for certain", () => {
  expect(asksForCertain("published", undefined)).toBe(true);
  expect(asksForCertain("claimed", { passed: true })).toBe(true);
  expect([asksForCertain("completed", { passed: false }), asksForCertain("completed", { passed: true })]).toEqual([
    true,
    false,
  ]);
});
