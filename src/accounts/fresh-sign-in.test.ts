import { expect, test } from "vitest";
import { isFreshlySignedIn } from "./fresh-sign-in.ts";

const now = new Date("2026-05-05T12:00:00Z");
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

test("a sign-in is fresh for a quarter of an hour; none is never", () => {
  expect(isFreshlySignedIn(minutesAgo(0), now)).toBe(true);
  expect(isFreshlySignedIn(minutesAgo(14.9), now)).toBe(true);
  expect(isFreshlySignedIn(minutesAgo(15), now)).toBe(false);
  expect(isFreshlySignedIn(undefined, now)).toBe(false);
});
