import { expect, test } from "vitest";
import { orderStatuses } from "./order.ts";
import { defaultTimers, hoursUntilDeadline, moveAtDeadline } from "./timer.ts";

test("every status that can last too long has a time, counted by the house's settings", () => {
  const hours = Object.fromEntries(
    orderStatuses.map((status) => [status, hoursUntilDeadline(status, defaultTimers, 48)]),
  );
  expect(hours).toMatchObject({
    booked: 720,
    sent: 72,
    accepted: 48,
    published: 72,
    changes_requested: 720,
    revision_requested: 48,
  });
  expect(hours.completed).toBeUndefined();
});

test("R4.5 a publication completes by itself only if its checks pass", () => {
  expect(moveAtDeadline("published", true)).toBe("complete");
  expect(moveAtDeadline("published", false)).toBeUndefined();
  expect(moveAtDeadline("published", undefined)).toBeUndefined();
});

test("R4.5 what nobody answers or publishes expires, what nobody writes is canceled", () => {
  expect([
    moveAtDeadline("sent", undefined),
    moveAtDeadline("accepted", undefined),
    moveAtDeadline("booked", undefined),
  ]).toEqual(["expire", "expire", "cancel"]);
  expect(moveAtDeadline("revision_requested", undefined)).toBeUndefined();
});
