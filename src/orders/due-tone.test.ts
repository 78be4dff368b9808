import { expect, test } from "vitest";
import { dueToneOf } from "./due-tone.ts";

test("an order's edge turns as its due date comes near, and stays after it", () => {
  const now = new Date("2026-11-20T12:00:00Z");
  const tones = ["2026-11-19T12:00:00Z", "2026-11-21T11:00:00Z", "2026-11-21T13:00:00Z", "2026-11-24T00:00:00Z", null];
  expect(tones.map((dueAt) => dueToneOf(dueAt, now))).toEqual(["bad", "bad", "waiting", "quiet", "quiet"]);
});
