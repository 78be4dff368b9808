import { expect, test } from "vitest";
import { permissions } from "../accounts/permissions.ts";
import { revisionRoundsMax } from "./guards.ts";
import {
  allowedMoves,
  canMove,
  guardAgainst,
  moneyAfter,
  moveNamed,
  type OrderStatus,
  orderMoveNames,
  orderStatuses,
  pathOf,
} from "./order.ts";
import { isMoneyHeld } from "./statuses.ts";

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

test("R6.3 these may make a move: a side by its permission, an operator, or Byline at a deadline", () => {
  expect(Object.fromEntries(orderMoveNames.map((name) => [name, moveNamed(name).by]))).toEqual({
    send: { client: "order.write" },
    accept: { publisher: "order.answer" },
    reject: { publisher: "order.answer" },
    requestChanges: { publisher: "order.answer" },
    publish: { publisher: "order.answer" },
    requestRevision: { client: "order.write" },
    approve: { client: "order.write" },
    complete: { system: true },
    cancel: { client: "order.write", system: true },
    swap: { client: "order.swap" },
    expire: { system: true },
    dispute: { client: "order.write", publisher: "order.answer" },
    resolveCompleted: { operator: true },
    resolveRefunded: { operator: true },
  });
});

test("R6.3 each side's permission is one that a role in its project or its medium can have", () => {
  for (const { by, texts } of orderMoveNames.map(moveNamed)) {
    if (by.client) expect(permissions[by.client], texts.label).toHaveProperty("project");
    if (by.publisher) expect(permissions[by.publisher], texts.label).toHaveProperty("media");
  }
});

test("R4.3 every move that ends an order settles its money, and no other move touches it", () => {
  for (const name of orderMoveNames) {
    const settles = moneyAfter(name) !== undefined;
    expect([name, settles]).toEqual([name, !isMoneyHeld(moveNamed(name).to)]);
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
  expect(allowedMoves({ status: "published", revisionRounds: 3, hasNewConditions: false }, "client")).toEqual([
    "approve",
    "dispute",
  ]);
  const last = { revisionRounds: 2, hasNewConditions: false };
  expect(guardAgainst("requestRevision", last)).toBeUndefined();
  expect(guardAgainst("requestRevision", { ...last, revisionRounds: revisionRoundsMax })).toBe("revisionsAreLeft");
});

test("R4.8 R5.2 a text is not sent before new conditions are accepted", () => {
  const order = { status: "booked", revisionRounds: 0, hasNewConditions: true } as const;
  expect(allowedMoves(order, "client")).toEqual(["cancel", "swap"]);
  expect(allowedMoves({ ...order, hasNewConditions: false }, "client")).toEqual(["send", "cancel", "swap"]);
});

test("a move with a button has a route, and one with a dialog says what follows from it", () => {
  for (const { button, input, texts } of orderMoveNames.map(moveNamed)) {
    if (!button) continue;
    expect(input, texts.label).toBeDefined();
    if (button.place === "order") expect(texts.about, texts.label).toBeDefined();
  }
});

test("a move that takes a reason says above it whose it is", () => {
  for (const { input, texts } of orderMoveNames.map(moveNamed))
    expect([texts.label, "reason" in (input?.shape ?? {})]).toEqual([texts.label, texts.reason !== undefined]);
});

test("a move's address is its name, word by word", () => {
  expect([pathOf("send"), pathOf("requestChanges")]).toEqual(["send", "request-changes"]);
});
