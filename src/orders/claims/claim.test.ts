import { expect, test } from "vitest";
import { orderLife, orderMoveNames } from "../order.ts";
import { claimedStatus } from "../statuses.ts";
import { claimEndings, endOfWorkingDays } from "./claim.ts";

const due = (from: string, days = 10) => endOfWorkingDays(new Date(from), days).toISOString();

test.each([
  ["a Monday", "2026-11-23T00:00:00Z", "2026-12-07T23:59:59.999Z"],
  ["a Friday's last minute", "2026-11-27T23:59:00Z", "2026-12-11T23:59:59.999Z"],
  ["a Saturday", "2026-11-28T12:00:00Z", "2026-12-11T23:59:59.999Z"],
  ["a Sunday", "2026-11-29T12:00:00Z", "2026-12-11T23:59:59.999Z"],
])("R10.3 ten working days from %s end two weeks of work later, in UTC", (_day, from, end) => {
  expect(due(from)).toBe(end);
});

test("a weekend lies between a Friday and its next working day", () => {
  expect(due("2026-11-27T10:00:00Z", 1)).toBe("2026-11-30T23:59:59.999Z");
});

test("every move that leads an order out of its claim says how the claim ended, and no other does", () => {
  const leaving = orderMoveNames.filter((name) => {
    const { from, to } = orderLife.moves[name];
    return from.includes(claimedStatus) && to !== "stays";
  });
  expect(leaving.toSorted()).toEqual(Object.keys(claimEndings).toSorted());
  for (const name of leaving) expect(orderLife.moves[name].effects).toContain("closeClaim");
});
