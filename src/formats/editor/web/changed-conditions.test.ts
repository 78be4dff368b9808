import { expect, test } from "vitest";
import { agreedNames, type FormatFields, usualFields } from "../../conditions.ts";
import { anyFormat, otherBy } from "../../test-support.ts";
import { changedConditions } from "./changed-conditions.ts";

const format: FormatFields = { ...usualFields, formatType: "Advertorial", priceCents: 18_000 };

test("R4.8 a change of price and conditions is told in words, before and after", () => {
  expect(changedConditions(format, { ...format, priceCents: 20_000, topicsRefused: ["Crypto"] })).toEqual([
    { label: "Price", before: "$180.00", after: "$200.00" },
    { label: "Topics refused", before: "—", after: "Crypto" },
  ]);
});

test("extras count, the category and examples do not", () => {
  const extras = [{ name: "Newsletter", priceCents: 5_000 }];
  const after = { ...format, extras, category: "Business", exampleLinks: ["https://a.example/"] };
  expect(changedConditions(format, after)).toEqual([
    { label: "Extras and writing", before: "—", after: "Newsletter $50.00" },
  ]);
});

test.each(agreedNames)("R4.8 what makes a new version is told: %s", (name) => {
  expect(changedConditions(anyFormat, otherBy(name))).not.toEqual([]);
});
