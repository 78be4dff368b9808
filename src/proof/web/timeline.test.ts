import { expect, test } from "vitest";
import type { LinkCheck } from "../contract.ts";
import { timelineOf } from "./timeline.ts";

test("R10.3 looks and what followed from them are one row, newest first; a consequence stands above its look", () => {
  const check = (id: string, checkedAt: string) => ({ id, checkedAt }) as LinkCheck;
  const mark = (id: string, at: string) => ({ id, at, title: id, text: "" });
  const checks = [check("second look", "2026-11-11T00:00:00Z"), check("first look", "2026-11-10T00:00:00Z")];
  const marks = [mark("published", "2026-11-09T00:00:00Z"), mark("claim", "2026-11-11T00:00:00Z")];
  expect(timelineOf(checks, marks).map((moment) => moment.check?.id ?? moment.mark?.id)).toEqual([
    "claim",
    "second look",
    "first look",
    "published",
  ]);
});
