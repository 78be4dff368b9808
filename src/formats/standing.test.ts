import { expect, test } from "vitest";
import { formatStatuses } from "./format.ts";
import { allowedFormatMoves, canMoveFormat, formatMoveNamed, formatMoveNames, moveTowards } from "./standing.ts";

test("R1.10 only an operator decides a review, only a publisher lists and pauses", () => {
  expect(allowedFormatMoves("in_review", "operator")).toEqual(["approve", "reject"]);
  expect(allowedFormatMoves("in_review", "publisher")).toEqual(["pause"]);
  expect(allowedFormatMoves("draft", "operator")).toEqual([]);
});

test("what was rejected comes back through review, even where Byline reviews automatically", () => {
  expect(moveTowards("rejected", "listed")).toBe("resubmit");
  expect(formatMoveNamed("resubmit")).not.toHaveProperty("reviewed");
});

test("a wish for where it stands, or for what is in review, moves nothing", () => {
  expect(moveTowards("listed", "listed")).toBeUndefined();
  expect(moveTowards("in_review", "listed")).toBeUndefined();
  expect(moveTowards("paused", "draft")).toBeNull();
});

test("from every status some move leads on", () => {
  for (const status of formatStatuses)
    expect(
      formatMoveNames.some((name) => canMoveFormat(name, status)),
      status,
    ).toBe(true);
});
