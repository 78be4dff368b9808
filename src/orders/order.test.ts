import { expect, test } from "vitest";
import { type TradeSide, tradeSides } from "#events/trade-side.ts";
import { permissions } from "../accounts/permissions.ts";
import { allowedMoves, canMove, guardAgainst, pathOf, statusAfter } from "../platform/lifecycle/lifecycle.ts";
import { withEveryRight } from "../platform/lifecycle/test-support.ts";
import { type GuardFacts, revisionRoundsMax } from "./guards.ts";
import { orderMoveInputs } from "./moves/move-input.ts";
import type { OrderParty } from "./moves/party.ts";
import { moneyAfter, type OrderStatus, orderLife, orderMoveNames, orderStatuses } from "./order.ts";
import { moneyStateOf } from "./statuses.ts";

const paths = (status: OrderStatus) =>
  Object.values(orderLife.moves)
    .filter(({ from, to }) => from.includes(status) && to !== "stays")
    .map(({ to }) => to)
    .sort();

/** Passes every guard. */
const clear = {
  waitsForPayment: false,
  revisionRounds: 0,
  hasNewConditions: false,
  isDateOver: false,
  dateProposedBy: null,
  isProposalOver: false,
  isLookFresh: false,
  dispute: null,
  isGuaranteed: true,
  proof: null,
};

test("R4.5 the table allows exactly these ways", () => {
  expect(Object.fromEntries(orderStatuses.map((status) => [status, [...new Set(paths(status))]]))).toEqual({
    booked: ["canceled", "sent"],
    briefing: ["briefed", "canceled"],
    briefed: ["canceled", "expired", "rejected", "writing"],
    writing: ["disputed", "expired", "written"],
    written: ["accepted", "disputed", "writing"],
    sent: ["accepted", "canceled", "changes_requested", "expired", "rejected"],
    changes_requested: ["canceled", "sent"],
    accepted: ["disputed", "expired", "published"],
    published: ["checks_failed", "completed", "disputed", "published", "revision_requested"],
    checks_failed: ["completed", "disputed", "revision_requested"],
    revision_requested: ["disputed", "published"],
    completed: ["claimed", "contested"],
    claimed: ["completed", "contested", "refunded"],
    canceled: [],
    rejected: [],
    expired: [],
    disputed: ["completed", "refunded"],
    contested: ["completed", "refunded"],
    refunded: [],
  });
});

test("R6.3 these may make a move: a side by its permission, an operator, or Byline at a deadline", () => {
  expect(Object.fromEntries(orderMoveNames.map((name) => [name, orderLife.moves[name].by]))).toEqual({
    send: { client: "order.write" },
    accept: { publisher: "order.answer" },
    reject: { publisher: "order.answer" },
    requestChanges: { publisher: "order.answer" },
    sendBrief: { client: "order.write" },
    acceptBrief: { publisher: "order.answer" },
    reviseBrief: { client: "order.write" },
    deliverText: { publisher: "order.answer" },
    requestRewrite: { client: "order.write" },
    approveText: { client: "order.write", system: true },
    publish: { publisher: "order.answer" },
    proposeDate: { client: "order.write", publisher: "order.answer" },
    acceptDate: { client: "order.write", publisher: "order.answer" },
    declineDate: { client: "order.write", publisher: "order.answer" },
    withdrawDate: { client: "order.write", publisher: "order.answer" },
    requestRevision: { client: "order.write" },
    failChecks: { system: true },
    correctLink: { publisher: "order.answer" },
    publishAgain: { publisher: "order.answer" },
    checkAgain: { client: "order.write", publisher: "order.answer" },
    approve: { client: "order.pay" },
    complete: { system: true },
    cancel: { client: "order.write", system: true },
    swap: { client: "order.swap" },
    expire: { system: true },
    dispute: { client: "order.write", publisher: "order.answer", system: true },
    contest: { client: "order.write", publisher: "order.answer" },
    answerDispute: { client: "order.write", publisher: "order.answer" },
    endStories: { system: true },
    resolveCompleted: { operator: true },
    resolveRefunded: { operator: true },
    upholdCompletion: { operator: true },
    refundCompletion: { operator: true },
    openClaim: { system: true },
    replace: { publisher: "order.answer" },
    restoreClaim: { system: true },
    waiveClaim: { client: "order.pay" },
    refundClaim: { system: true },
  });
});

test("R6.3 each side's permission is one that a role in its project or its medium can have", () => {
  for (const { by, texts } of Object.values(orderLife.moves)) {
    if (by.client) expect(permissions[by.client], texts.label).toHaveProperty("project");
    if (by.publisher) expect(permissions[by.publisher], texts.label).toHaveProperty("media");
  }
});

test("R4.3 every move between two states of the money moves it, and no other move touches it", () => {
  for (const name of orderMoveNames) {
    const settles = moneyAfter(name) !== undefined;
    for (const from of orderLife.moves[name].from)
      expect([name, settles]).toEqual([name, moneyStateOf(from) !== moneyStateOf(statusAfter(orderLife, name, from))]);
  }
});

test("R4.5 each side may make its own moves only", () => {
  expect(allowedMoves(orderLife, { ...clear, status: "sent" }, withEveryRight("publisher"))).toEqual([
    "accept",
    "reject",
    "requestChanges",
    "proposeDate",
  ]);
  expect(allowedMoves(orderLife, { ...clear, status: "sent" }, withEveryRight("client"))).toEqual([
    "proposeDate",
    "cancel",
    "swap",
  ]);
  expect(allowedMoves(orderLife, { ...clear, status: "published" }, withEveryRight("client"))).toEqual([
    "requestRevision",
    "checkAgain",
    "approve",
    "dispute",
  ]);
  expect(allowedMoves(orderLife, { ...clear, status: "disputed" }, withEveryRight("operator"))).toEqual([
    "resolveCompleted",
    "resolveRefunded",
  ]);
  expect(canMove(orderLife, "expire", "accepted", "client")).toBe(false);
});

test("after the last revision round no further one is left", () => {
  expect(
    allowedMoves(orderLife, { ...clear, status: "published", revisionRounds: 3 }, withEveryRight("client")),
  ).toEqual(["checkAgain", "approve", "dispute"]);
  const last = { ...clear, revisionRounds: 2 };
  expect(guardAgainst(orderLife, "requestRevision", last, "client")).toBeUndefined();
  expect(guardAgainst(orderLife, "requestRevision", { ...last, revisionRounds: revisionRoundsMax }, "client")).toBe(
    "revisionsAreLeft",
  );
});

test("R4.7 a date that is proposed is answered by the other side, and taken back by its own", () => {
  const order = { ...clear, status: "accepted", dateProposedBy: "publisher" } as const;
  const ofDates = (party: TradeSide) =>
    allowedMoves(orderLife, order, withEveryRight(party)).filter((name) => name.endsWith("Date"));
  expect(ofDates("client")).toEqual(["proposeDate", "acceptDate", "declineDate"]);
  expect(ofDates("publisher")).toEqual(["proposeDate", "withdrawDate"]);
  expect(guardAgainst(orderLife, "acceptDate", clear, "client")).toBe("dateIsProposed");
  const stale = { ...order, isProposalOver: true };
  expect(guardAgainst(orderLife, "acceptDate", stale, "client")).toBe("proposalCanBeKept");
  expect(guardAgainst(orderLife, "declineDate", stale, "client")).toBeUndefined();
});

test("R4.7 with a day that has passed a text is not sent, and an order not accepted", () => {
  const over = { ...clear, isDateOver: true };
  expect([
    guardAgainst(orderLife, "send", over, "client"),
    guardAgainst(orderLife, "accept", over, "publisher"),
  ]).toEqual(["dateIsAhead", "dateCanBeKept"]);
});

test("R4.5 while the advertiser owes, no work begins or is delivered, and every other move goes on", () => {
  const owing = { ...clear, waitsForPayment: true };
  const kept = orderMoveNames.filter((name) =>
    (Object.keys(orderLife.moves[name].by) as OrderParty[]).some(
      (party) => guardAgainst(orderLife, name, owing, party) === "paymentStands",
    ),
  );
  expect(kept).toEqual(["accept", "acceptBrief", "deliverText", "publish"]);
  expect(kept.every((name) => Object.keys(orderLife.moves[name].by).join() === "publisher")).toBe(true);
});

test("R4.5 a dispute is decided when both sides have told their story, or the time to answer has passed", () => {
  const dispute = (toldBy: OrderParty[], isAnswerOver = false) => ({ ...clear, dispute: { toldBy, isAnswerOver } });
  const decides = (facts: GuardFacts) => guardAgainst(orderLife, "resolveCompleted", facts, "operator") === undefined;
  expect([decides(dispute(["client"])), decides(dispute(["client"], true))]).toEqual([false, true]);
  expect(decides(dispute(["client", "publisher"]))).toBe(true);
  expect(decides(dispute(["system", "publisher"]))).toBe(false);
  expect(guardAgainst(orderLife, "answerDispute", dispute(["client"]), "client")).toBe("storyIsUntold");
  expect(guardAgainst(orderLife, "answerDispute", dispute(["client"]), "publisher")).toBeUndefined();
});

test("R4.5 a completed order is disputed within its guarantee, and once", () => {
  expect(guardAgainst(orderLife, "contest", clear, "client")).toBeUndefined();
  expect(guardAgainst(orderLife, "contest", { ...clear, isGuaranteed: false }, "client")).toBe("guaranteeRuns");
  const decided = { toldBy: ["client" as const], isAnswerOver: true };
  expect(guardAgainst(orderLife, "contest", { ...clear, dispute: decided }, "publisher")).toBe("isUndisputed");
});

test("R4.8 R5.2 a text is not sent before new conditions are accepted", () => {
  const order = { ...clear, status: "booked", hasNewConditions: true } as const;
  expect(allowedMoves(orderLife, order, withEveryRight("client"))).toEqual(["cancel", "swap"]);
  expect(allowedMoves(orderLife, { ...order, hasNewConditions: false }, withEveryRight("client"))).toEqual([
    "send",
    "cancel",
    "swap",
  ]);
});

test("a move with a button has a route, and one with a dialog says what follows from it", () => {
  for (const { button, input, texts } of Object.values(orderLife.moves)) {
    if (!button) continue;
    expect(input, texts.label).toBeDefined();
    if (button.place === "order") expect(texts.about, texts.label).toBeDefined();
  }
});

test("each button in an order has a letter that no list has, and no two of one state and side share it", () => {
  const buttons = orderMoveNames.flatMap((name) => {
    const { button, from, by } = orderLife.moves[name];
    return button && button.place !== "decision" ? [{ name, key: button.key, from, by }] : [];
  });
  for (const { name, key } of buttons) expect([name, key]).toEqual([name, expect.stringMatching(/^(?![jkx])[a-z]$/)]);
  for (const status of orderStatuses)
    for (const side of tradeSides) {
      const keys = buttons
        .filter(({ from, by }) => (from as readonly string[]).includes(status) && side in by)
        .map(({ key }) => key);
      expect([status, side, new Set(keys).size]).toEqual([status, side, keys.length]);
    }
});

test("a move that takes a reason says above it whose it is", () => {
  for (const { input, texts } of Object.values(orderLife.moves))
    if (input)
      expect([texts.label, "reason" in orderMoveInputs[input].shape]).toEqual([
        texts.label,
        texts.reason !== undefined,
      ]);
});

test("a move's address is its name, word by word", () => {
  expect([pathOf("send"), pathOf("requestChanges")]).toEqual(["send", "request-changes"]);
});
