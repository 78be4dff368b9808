import { expect, test } from "vitest";
import { banDuration } from "./ban-duration.ts";

test("bans are written as hours, minutes and seconds, together if need be", () => {
  expect(banDuration("24h")).toEqual({ seconds: 86_400 });
  expect(banDuration("1h30m")).toEqual({ seconds: 5400 });
  expect(banDuration("1.5h")).toEqual({ seconds: 5400 });
  expect(banDuration("300ms")).toEqual({ seconds: 0.3 });
});

test("none ends a ban", () => {
  expect(banDuration("none")).toEqual({ seconds: 0 });
});

test.each(["", "24", "h", "-1h", "1d", "1h forever"])("%j is no duration", (text) => {
  expect(banDuration(text)).toBeUndefined();
});
