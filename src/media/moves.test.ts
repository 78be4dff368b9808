import { expect, test } from "vitest";
import { allowedMoves, canMove } from "#platform/lifecycle/lifecycle.ts";
import { withEveryRight } from "#platform/lifecycle/test-support.ts";
import { mediaMoveInputs } from "./move-input.ts";
import { type EntryRules, mediaLife, mediaMoveNames, mediaMoves, mediaMoveTowards } from "./moves.ts";

test("R1.10 only an operator approves, asks and rejects, and the latter two give a reason", () => {
  const operators = mediaMoveNames.filter((name) => "operator" in mediaMoves[name].by);
  expect(operators).toEqual(["approve", "approveUnproven", "ask", "reject"]);
  for (const name of operators) expect(mediaMoves[name].by).toEqual({ operator: true });
  const takesReason = (name: (typeof operators)[number]) =>
    mediaMoveInputs[mediaLife.moves[name].input ?? "none"].safeParse({}).success === false;
  expect(operators.filter(takesReason)).toEqual(["ask", "reject"]);
});

test("R1.10 a publisher never lists what waits for review or was rejected", () => {
  expect(canMove(mediaLife, "list", "in_review", "publisher")).toBe(false);
  expect(canMove(mediaLife, "list", "rejected", "publisher")).toBe(false);
  expect(canMove(mediaLife, "approve", "in_review", "publisher")).toBe(false);
});

test.each<[EntryRules, string]>([
  [{ mustProve: false, isReviewed: true }, "list"],
  [{ mustProve: false, isReviewed: false }, "submit"],
  [{ mustProve: true, isReviewed: true }, "awaitProof"],
])("R3.5 of an outlet's ways onto the market one is open: %j by %s", (entry, way) => {
  const offered = allowedMoves(mediaLife, { ...entry, status: "paused" }, withEveryRight("publisher"));
  expect(offered.filter((name) => name !== "withdraw")).toEqual([way]);
});

test.each([
  ["listed", "draft", true, "list"],
  ["listed", "draft", false, "submit"],
  ["listed", "paused", true, "list"],
  ["listed", "rejected", true, "submit"],
  ["listed", "in_review", true, undefined],
  ["listed", "listed", false, undefined],
  ["paused", "listed", true, "pause"],
  ["paused", "draft", true, undefined],
  ["draft", "in_review", false, "withdraw"],
] as const)("R1.10 to be %s from %s, reviewed %j, an outlet takes the move %j", (wanted, status, isReviewed, move) => {
  expect(mediaMoveTowards(wanted, status, { mustProve: false, isReviewed })).toBe(move);
});

test.each([
  ["listed", "draft", "awaitProof"],
  ["listed", "paused", "awaitProof"],
  ["listed", "unproven", undefined],
  ["listed", "rejected", "submit"],
  ["paused", "unproven", "pause"],
  ["draft", "unproven", "withdraw"],
] as const)("R3.5 to be %s from %s, an outlet that must be proven takes the move %j", (wanted, status, move) => {
  expect(mediaMoveTowards(wanted, status, { mustProve: true, isReviewed: true })).toBe(move);
});
