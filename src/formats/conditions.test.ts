import { expect, test } from "vitest";
import { changesConditions, conditionNames, fieldNamed, fieldNames, usualFields } from "./conditions.ts";
import { completeFormat, formatShape } from "./contract.ts";
import { anyFormat, otherBy } from "./test-support.ts";

test("R3.8 a format begins with values that its own bounds allow", () => {
  expect(completeFormat.safeParse({ ...usualFields, formatType: "Advertorial", priceCents: 100 }).success).toBe(true);
});

const numbers = fieldNames.flatMap((name) => {
  const field = fieldNamed(name);
  return field.kind === "number" || field.kind === "money" ? [[name, field.least, field.most] as const] : [];
});

test.each(numbers)("%s is taken from %d to %d", (name, least, most) => {
  const isTaken = (value: number) => formatShape[name].safeParse(value).success;
  expect([least - 1, least, most, most + 1].map(isTaken)).toEqual([false, true, true, false]);
});

test.each(fieldNames)("R3.8 a change of %s is a new version, unless it only describes the format", (name) => {
  expect(changesConditions(anyFormat, otherBy(name))).toBe(fieldNamed(name).part !== "about");
  expect(changesConditions(anyFormat, anyFormat)).toBe(false);
});

test("an order keeps the conditions, not what it costs", () => {
  expect(conditionNames).toContain("permanenceMonths");
  for (const name of ["formatType", "priceCents", "extras", "dofollowFeeCents", "exampleLinks"] as const)
    expect(conditionNames).not.toContain(name);
});
