import { expect, test } from "vitest";
import type { TradeSide } from "#events/trade-side.ts";
import { canMove, deadlineOf, moveAtDeadline } from "../platform/lifecycle/lifecycle.ts";
import type { Proof } from "../proof/proof-schema.ts";
import { bookings } from "./bookings.ts";
import { type OrderStatus, orderLife, orderStatuses } from "./order.ts";
import { dueLabel, overdueMove, timesOf, waitsFor } from "./timer.ts";

const standing = (status: OrderStatus, lastCheckPassed?: boolean) => ({
  status,
  revisionRounds: 0,
  waitsForPayment: false,
  hasNewConditions: false,
  isDateOver: false,
  dateProposedBy: null,
  isProposalOver: false,
  isLookFresh: false,
  dispute: null,
  isGuaranteed: true,
  proof: lastCheckPassed === undefined ? null : aProof(lastCheckPassed),
});

const aProof = (passed: boolean): Proof => ({
  state: passed ? "holds" : "failing",
  problems: passed ? [] : ["The page answers 404."],
  checkedAt: null,
  checks: 7,
  linksFound: 1,
  linksPromised: 1,
});

const now = new Date("2026-11-10T08:00:00.000Z");
const hoursFrom = (instant: Date | null) => instant && Math.round((instant.getTime() - now.getTime()) / 3_600) / 1_000;
const clock = {
  now,
  timers: { textHours: 720, answerHours: 72, approvalHours: 24 },
  turnaroundHours: 48,
  isWritten: false,
  date: { publishDateMode: "After", publishOn: null } as const,
};

test("every status that can last too long has a time, counted by the operator's settings", () => {
  const hours = orderStatuses.map((status) => [status, hoursFrom(timesOf(deadlineOf(orderLife, status), clock).dueAt)]);
  expect(Object.fromEntries(hours.filter(([, due]) => due !== null))).toEqual({
    booked: 720,
    briefing: 720,
    briefed: 72,
    writing: 48,
    written: 24,
    sent: 72,
    accepted: 48,
    published: 24,
    checks_failed: 336,
    changes_requested: 720,
    revision_requested: 48,
    disputed: 72,
    // To the end of the tenth working day after a Tuesday.
    claimed: 352,
    contested: 72,
  });
});

test("R4.7 an order on a day is due with the day, ends a turnaround later, and reminds before it is due", () => {
  const times = timesOf(deadlineOf(orderLife, "accepted"), {
    ...clock,
    date: { publishDateMode: "On", publishOn: "2026-12-10" },
  });
  expect(times).toEqual({
    dueAt: new Date("2026-12-10T23:59:59.999Z"),
    deadlineAt: new Date("2026-12-12T23:59:59.999Z"),
    nextReminderAt: new Date("2026-12-08T23:59:59.999Z"),
  });
});

test("every move that leads to a status gives it the same deadline, and Byline may make the move that follows", () => {
  for (const { from, to, deadline } of [
    ...bookings.map((begun) => ({ ...begun, from: [] })),
    ...Object.values(orderLife.moves),
  ]) {
    if (to === "stays" || from.some((status) => status === to)) continue;
    expect([to, deadline]).toEqual([to, deadlineOf(orderLife, to)]);
    const passed = deadlineOf(orderLife, to)?.passed;
    if (passed) expect(canMove(orderLife, passed, to, "system"), to).toBe(true);
  }
});

test("R4.5 a publication completes by itself only if its checks pass", () => {
  expect(moveAtDeadline(orderLife, standing("published", true))).toBe("complete");
  expect(moveAtDeadline(orderLife, standing("published", false))).toBe("failChecks");
  expect(moveAtDeadline(orderLife, standing("published"))).toBe("failChecks");
  expect(moveAtDeadline(orderLife, standing("checks_failed", false))).toBe("dispute");
});

test("R4.5 what nobody answers or publishes expires, what nobody writes is canceled", () => {
  const ends = (["sent", "accepted", "booked", "changes_requested"] as const).map((status) =>
    moveAtDeadline(orderLife, standing(status)),
  );
  expect(ends).toEqual(["expire", "expire", "cancel", "cancel"]);
});

test("R4.7 a text is due so early that its date can be kept, and ends by itself when it always did", () => {
  const on = timesOf(deadlineOf(orderLife, "booked"), {
    ...clock,
    date: { publishDateMode: "On", publishOn: "2026-11-20" },
  });
  expect(on.dueAt).toEqual(new Date("2026-11-15T23:59:59.999Z"));
  expect([hoursFrom(on.deadlineAt), on.nextReminderAt]).toEqual([720, new Date("2026-11-13T23:59:59.999Z")]);
  const later = timesOf(deadlineOf(orderLife, "booked"), {
    ...clock,
    date: { publishDateMode: "On", publishOn: "2027-03-01" },
  });
  expect(hoursFrom(later.dueAt)).toBe(720);
});

test("R4.5 a revision that never comes is a dispute by itself a week after it was due", () => {
  const { dueAt, deadlineAt } = timesOf(deadlineOf(orderLife, "revision_requested"), clock);
  expect([hoursFrom(dueAt), hoursFrom(deadlineAt)]).toEqual([48, 48 + 7 * 24]);
  expect(moveAtDeadline(orderLife, standing("revision_requested"))).toBe("dispute");
});

test("R4.5 once its time has passed an order is the clock's, but where a look decides and where the status stays", () => {
  const passed = new Date(now.getTime() - 1);
  const over = (status: OrderStatus, deadlineAt: Date | null = passed) =>
    overdueMove({ ...standing(status), deadlineAt }, now);
  expect([over("sent"), over("accepted"), over("written")]).toEqual(["expire", "expire", "approveText"]);
  expect([over("published"), over("claimed"), over("disputed"), over("completed")]).toEqual(Array(4).fill(undefined));
  expect([over("sent", null), over("sent", new Date(now.getTime() + 1))]).toEqual([undefined, undefined]);
});

test("R4.5 a dispute waits for whoever has not told their story; after that it waits for no side", () => {
  const disputed = (...toldBy: (TradeSide | "system")[]) => waitsFor({ status: "disputed", dispute: { toldBy } });
  expect([disputed("client"), disputed("system"), disputed("client", "publisher")]).toEqual([
    ["publisher"],
    ["client", "publisher"],
    [],
  ]);
  expect([waitsFor(standing("sent")), waitsFor(standing("completed"))]).toEqual([["publisher"], []]);
});

test("R4.7 what is due is said to each reader as theirs or as the other side's", () => {
  expect([dueLabel("sent", "publisher"), dueLabel("sent", "client")]).toEqual(["Your answer due", "Answer due"]);
  expect([dueLabel("published", "publisher"), dueLabel("completed", "client")]).toEqual(["Approval due", undefined]);
});
