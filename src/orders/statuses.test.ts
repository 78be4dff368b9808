import { expect, test } from "vitest";
import { orderStatuses } from "./order.ts";
import {
  boardColumns,
  calledOffStatuses,
  columnOf,
  completedStatuses,
  heldStatuses,
  isSwappable,
  moneyStateOf,
  openStatuses,
  publisherInbox,
  sentStatuses,
  settledStatuses,
} from "./statuses.ts";

test("every status says what became of the money", () => {
  expect(Object.fromEntries(orderStatuses.map((status) => [status, moneyStateOf(status)]))).toEqual({
    booked: "held",
    briefing: "held",
    briefed: "held",
    writing: "held",
    written: "held",
    sent: "held",
    changes_requested: "held",
    accepted: "held",
    published: "held",
    checks_failed: "held",
    revision_requested: "held",
    disputed: "held",
    completed: "spent",
    claimed: "spent",
    contested: "spent",
    canceled: "released",
    rejected: "released",
    expired: "released",
    refunded: "refunded",
  });
});

test("the lists that SQL asks are these", () => {
  expect(heldStatuses).toEqual([
    "booked",
    "briefing",
    "briefed",
    "writing",
    "written",
    "sent",
    "changes_requested",
    "accepted",
    "published",
    "checks_failed",
    "revision_requested",
    "disputed",
  ]);
  expect(settledStatuses).toEqual(["completed", "canceled", "rejected", "expired", "refunded"]);
  expect(completedStatuses).toEqual(["completed", "claimed", "contested"]);
  expect(calledOffStatuses).toEqual(["canceled", "rejected", "expired", "refunded"]);
  expect(openStatuses).toEqual(["booked", "sent", "changes_requested", "briefing", "briefed"]);
});

test("R4.9 what nobody accepted, and what was rejected, is moved to another outlet once", () => {
  expect(orderStatuses.filter((status) => isSwappable(status, false))).toEqual([
    "booked",
    "briefing",
    "briefed",
    "sent",
    "changes_requested",
    "rejected",
  ]);
  expect(orderStatuses.filter((status) => isSwappable(status, true))).toEqual([]);
});

test("the board has a column for every status, once", () => {
  expect(Object.values(boardColumns).flat().sort()).toEqual([...orderStatuses].sort());
});

test("R2.20 what a publisher finds is to answer, to publish, waiting or closed", () => {
  expect(publisherInbox).toEqual({
    toAnswer: ["sent", "briefed"],
    toPublish: ["writing", "accepted", "revision_requested", "checks_failed", "claimed"],
    waiting: ["written", "changes_requested", "published", "disputed", "contested"],
    closed: ["completed", "canceled", "rejected", "expired", "refunded"],
  });
  expect(Object.values(publisherInbox).flat().sort()).toEqual([...sentStatuses].sort());
});

test("R2.8 what is late stands beside the board, until it is published", () => {
  const late = { dueAt: "2026-11-10T08:00:00.000Z" };
  const now = new Date("2026-11-10T08:00:00.001Z");
  const columns = (["accepted", "revision_requested", "sent", "published"] as const).map((status) =>
    columnOf({ ...late, status }, now),
  );
  expect(columns).toEqual(["Delayed", "Delayed", "On Review", "To Approve"]);
  expect(columnOf({ ...late, status: "accepted" }, new Date(late.dueAt))).toBe("On Review");
});
