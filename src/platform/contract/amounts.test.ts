import { expect, test } from "vitest";
import { withoutAmounts } from "./amounts.ts";

test.each([
  ["The total was $1,234.50 and is $900.00 now.", "The total was ••• and is ••• now."],
  ["We can do 450 USD, or 400 euros.", "We can do •••, or •••."],
  ["EUR 1.200,50 at most, better 1k dollars", "••• at most, better •••"],
  ["£5", "•••"],
])("R6.3 amounts in a text are blacked out: %s", (said, shown) => expect(withoutAmounts(said)).toBe(shown));

test("what is no amount stays: dates, counts and order numbers", () => {
  const text = "On 2026-11-22 at 10:15, order Q26110003, 3 links, 1,200 characters, 15%.";
  expect(withoutAmounts(text)).toBe(text);
});
