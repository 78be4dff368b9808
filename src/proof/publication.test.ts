import { expect, test } from "vitest";
import { spreadLooks } from "./publication.ts";

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
