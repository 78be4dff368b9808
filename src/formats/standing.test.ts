import { expect, test } from "vitest";
import { allowedMoves } from "#platform/lifecycle/lifecycle.ts";
import { withEveryRight } from "#platform/lifecycle/test-support.ts";
import type { FormatStatus } from "./format.ts";
import { type FormatParty, formatLife, formatMoveTowards } from "./standing.ts";

const offered = (status: FormatStatus, party: FormatParty, automaticReview = true) =>
  allowedMoves(formatLife, { status, automaticReview }, withEveryRight(party));

test("R1.10 only an operator decides a review, only a publisher lists and pauses", () => {
  expect(offered("in_review", "operator")).toEqual(["approve", "reject"]);
  expect(offered("in_review", "publisher")).toEqual(["pause"]);
  expect(offered("draft", "operator")).toEqual([]);
});

test("R1.10 a publisher lists where the review is automatic, and sends to review where operators look", () => {
  expect(offered("paused", "publisher", true)).toEqual(["list"]);
  expect(offered("paused", "publisher", false)).toEqual(["submit"]);
  expect(
    allowedMoves(formatLife, { status: "paused", automaticReview: true }, { party: "publisher", may: () => false }),
  ).toEqual([]);
});

test("a rejected format comes back through review, even where Byline reviews automatically", () => {
  for (const automaticReview of [true, false])
    expect(formatMoveTowards({ status: "rejected", automaticReview }, "listed")).toBe("resubmit");
});

test("a wish for where it stands, or for what is in review, moves nothing", () => {
  expect(formatMoveTowards({ status: "listed", automaticReview: true }, "listed")).toBeUndefined();
  expect(formatMoveTowards({ status: "in_review", automaticReview: true }, "listed")).toBeUndefined();
  expect(formatMoveTowards({ status: "paused", automaticReview: true }, "draft")).toBeNull();
});
