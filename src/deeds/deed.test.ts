import { expect, test } from "vitest";
import { isWithinLimits } from "./deed.ts";

const limits = { dayCents: 100, monthCents: 300 };

test.each([
  [[{ dayCents: 100, monthCents: 300 }], true],
  [[{ dayCents: 101, monthCents: 101 }], false],
  [[{ dayCents: 1, monthCents: 301 }], false],
  [
    [
      { dayCents: 1, monthCents: 1 },
      { dayCents: 101, monthCents: 101 },
    ],
    false,
  ],
  [[], true],
])("one operator alone stays within the sums of a day and of thirty days: %j is %s", (sums, isAllowed) => {
  expect(isWithinLimits(sums, limits)).toBe(isAllowed);
});
