import { expect, test } from "vitest";
import {
  allowedMoves,
  boardColumns,
  canMove,
  isMoneyHeld,
  isSwappable,
  moveNamed,
  type OrderStatus,
  orderMoveNames,
  orderStatuses,
  revisionRoundsMax,
} from "./order.ts";

const paths = (status: OrderStatus) =>
  orderMoveNames
    .map(moveNamed)
    .filter(({ from }) => from.includes(status))
    .map(({ to }) => to)
    .sort();

test("R4.5 the table allows exactly these ways", () => {
  expect(Object.fromEntries(orderStatuses.map((status) => [status, [...new Set(paths(status))]]))).toEqual({
    booked: ["canceled", "sent"],
    sent: ["accepted", "canceled", "changes_requested", "expired", "rejected"],
    changes_requested: ["canceled", "sent"],
    accepted: ["disputed", "expired", "published"],
    published: ["completed", "disputed", "revision_requested"],
    revision_requested: ["disputed", "published"],
    completed: [],
    canceled: [],
    rejected: [],
    expired: [],
    disputed: ["completed", "refunded"],
    refunded: [],
  });
});

test("R4.3 every move that ends an order settles its money, and no other move touches it", () => {
  for (const move of orderMoveNames.map(moveNamed)) {
    const settles = move.effects.some((effect) => ["releaseFunds", "payPublisher", "splitFunds"].includes(effect));
    expect([move.label, settles]).toEqual([move.label, !isMoneyHeld(move.to)]);
  }
});

test("R4.5 each side may make its own moves only", () => {
  expect(allowedMoves({ status: "sent", revisionRounds: 0, hasNewConditions: false }, "publisher")).toEqual([
    "accept",
    "reject",
    "requestChanges",
  ]);
  expect(allowedMoves({ status: "sent", revisionRounds: 0, hasNewConditions: false }, "client")).toEqual([
    "cancel",
    "swap",
  ]);
  expect(allowedMoves({ status: "published", revisionRounds: 0, hasNewConditions: false }, "client")).toEqual([
    "requestRevision",
    "approve",
    "dispute",
  ]);
  expect(allowedMoves({ status: "disputed", revisionRounds: 0, hasNewConditions: false }, "operator")).toEqual([
    "resolveCompleted",
    "resolveRefunded",
  ]);
  expect(canMove("expire", "accepted", "client")).toBe(false);
});

test("after the last revision round only approval or a dispute is left", () => {
  expect(
    allowedMoves({ status: "published", revisionRounds: revisionRoundsMax, hasNewConditions: false }, "client"),
  ).toEqual(["approve", "dispute"]);
});

test("R4.8 R5.2 a text is not sent before new conditions are accepted", () => {
  const order = { status: "booked", revisionRounds: 0, hasNewConditions: true } as const;
  expect(allowedMoves(order, "client")).toEqual(["cancel", "swap"]);
  expect(allowedMoves({ ...order, hasNewConditions: false }, "client")).toEqual(["send", "cancel", "swap"]);
});

test("R4.9 what nobody accepted, and what was rejected, is moved to another medium once", () => {
  expect(orderStatuses.filter((status) => isSwappable(status, false))).toEqual([
    "booked",
    "sent",
    "changes_requested",
    "rejected",
  ]);
  expect(orderStatuses.filter((status) => isSwappable(status, true))).toEqual([]);
});

test("the board has a column for every status, once", () => {
  expect(Object.values(boardColumns).flat().sort()).toEqual([...orderStatuses].sort());
});
