import { expect, test } from "vitest";
import { booking, canMove, moveNamed, type OrderStatus, orderMoveNames, orderStatuses } from "./order.ts";
import { deadlineOf, defaultTimers, hoursUntilDeadline, moveAtDeadline } from "./timer.ts";

const standing = (status: OrderStatus, lastCheckPassed?: boolean) => ({
  status,
  revisionRounds: 0,
  hasNewConditions: false,
  lastCheckPassed,
});

test("every status that can last too long has a time, counted by the operator's settings", () => {
  const hours = Object.fromEntries(
    orderStatuses.map((status) => [
      status,
      hoursUntilDeadline({ deadline: deadlineOf(status) }, { ...defaultTimers, approvalHours: 24 }, 48),
    ]),
  );
  expect(hours).toEqual({
    booked: 720,
    sent: 72,
    accepted: 48,
    published: 24,
    changes_requested: 720,
    revision_requested: 48,
  });
});

test("every move that leads to a status gives it the same deadline, and Byline may make the move that follows", () => {
  for (const { from, to, deadline } of [{ ...booking, from: [] }, ...orderMoveNames.map(moveNamed)]) {
    if (from.some((status) => status === to)) continue;
    expect([to, deadline]).toEqual([to, deadlineOf(to)]);
    const passed = deadlineOf(to)?.passed;
    if (passed) expect(canMove(passed, to, "system"), to).toBe(true);
  }
});

test("R4.5 a publication completes by itself only if its checks pass", () => {
  expect(moveAtDeadline(standing("published", true))).toBe("complete");
  expect(moveAtDeadline(standing("published", false))).toBeUndefined();
  expect(moveAtDeadline(standing("published"))).toBeUndefined();
});

test("R4.5 what nobody answers or publishes expires, what nobody writes is canceled", () => {
  const ends = (["sent", "accepted", "booked", "changes_requested"] as const).map((status) =>
    moveAtDeadline(standing(status)),
  );
  expect(ends).toEqual(["expire", "expire", "cancel", "cancel"]);
  expect(moveAtDeadline(standing("revision_requested"))).toBeUndefined();
});
