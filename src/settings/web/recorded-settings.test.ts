import { expect, test } from "vitest";
import { changeInWords } from "#audit/web/audit-words.ts";
import { decidedSchema } from "../contract.ts";
import { settingsRanges } from "../ranges.ts";

test.each(Object.keys(decidedSchema.shape))("R1.10 the trail names a change of %s", (field) => {
  expect(changeInWords({ field, before: 1, after: 2 }).field).not.toBe(field);
});

test.each([
  ["answerHours", 1, "1 hour"],
  ["earningsLockDays", 2, "2 days"],
  ["organizationMegabytes", 2_000, "2,000 MB"],
  ["refundMonthCents", 250, "$2.50"],
  ["affiliatePercent", 10, "10%"],
  ["topUpsPerDay", 20, "20"],
])("R1.10 a number of the trail has the unit that its name ends with: %s", (field, after, says) => {
  expect(changeInWords({ field, before: null, after }).change).toBe(says);
});

test("every setting that is a number has bounds", () => {
  const numbers = Object.entries(decidedSchema.shape).filter(([, schema]) =>
    [1, 100, 1_000].some((number) => schema.safeParse(number).success),
  );
  expect(numbers.map(([name]) => name).toSorted()).toEqual(Object.keys(settingsRanges).toSorted());
});
