import { expect, test } from "vitest";
import { mediaStatuses } from "./media.ts";
import { canMoveMedia, mediaMoveNamed, mediaMoveNames, mediaMoveTowards } from "./moves.ts";

test("R1.10 only an operator approves, asks and rejects, and the latter two give a reason", () => {
  const operators = mediaMoveNames.filter((name) => mediaMoveNamed(name).by.includes("operator"));
  expect(operators).toEqual(["approve", "approveUnproven", "ask", "reject"]);
  for (const name of operators) expect(mediaMoveNamed(name).by).toEqual(["operator"]);
  expect(operators.filter((name) => mediaMoveNamed(name).reason)).toEqual(["ask", "reject"]);
});

test("R1.10 a publisher never lists what waits for review or was rejected", () => {
  expect(canMoveMedia("list", "in_review", "publisher")).toBe(false);
  expect(canMoveMedia("list", "rejected", "publisher")).toBe(false);
  expect(canMoveMedia("approve", "in_review", "publisher")).toBe(false);
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

test("every status can be reached and left", () => {
  const moves = mediaMoveNames.map(mediaMoveNamed);
  expect(new Set(moves.map(({ to }) => to))).toEqual(new Set(mediaStatuses));
  expect(new Set(moves.flatMap(({ from }) => from))).toEqual(new Set(mediaStatuses));
});
