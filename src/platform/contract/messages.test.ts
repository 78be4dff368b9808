import { expect, test } from "vitest";
import { z } from "zod";
import { cents, centsBetween, day, dayBetween, longText, shortText } from "./wire.ts";

const said = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

test.each([
  [z.string(), undefined, "Required"],
  [z.string().min(1), "", "Required"],
  [z.enum(["a", "b"]), undefined, "Make a choice to continue"],
  [z.email(), "nobody", "Check your email format"],
  [z.url(), "nowhere", "Check your URL format"],
  [day(), "30.11.2026", "Check the date format"],
  [z.int(), Number.NaN, "Wrong value"],
  [z.int(), "12", "Wrong value"],
  [z.enum(["a", "b"]), "c", "Wrong value"],
  [z.int(), 1.5, "Invalid value"],
  [z.string().min(2), "V", "Can't be less than 2 symbols"],
  [z.string().max(3), "Vera", "Can't be more than 3 symbols"],
  [z.array(z.string()).min(1), [], "Choose at least 1 option"],
  [z.array(z.string()).max(1), ["a", "b"], "Insert at most 1 elements"],
  [z.int().min(5), 4, "Can't be less than 5"],
  [z.int().max(5), 6, "Can't be more than 5"],
] as const)("R5.1 %#: what is wrong is said word for word", (schema, value, message) => {
  expect(said(schema, value)).toBe(message);
});

test("R5.1 bounds of amounts and days are said as people write them", () => {
  expect(said(centsBetween(1_000, 2_000), 999)).toBe("Can't be less than $10.00");
  expect(said(cents(), 100_000_000_000)).toBeUndefined();
  expect(said(centsBetween(1_000, 2_000), 2_001)).toBe("Can't be more than $20.00");
  expect(said(dayBetween("2000-01-01", "2099-12-31"), "0026-11-30")).toBe("Can't be less than 2000-01-01");
  expect(said(dayBetween("2000-01-01", "2099-12-31"), "2126-11-30")).toBe("Can't be more than 2099-12-31");
  expect(said(dayBetween("2000-01-01", "2099-12-31"), "soon")).toBe("Check the date format");
});

test.each(["a\u001db", "a\u0000", "one\ntwo", "a\tb", "a\u0085b"])("%j is no short text, but a long one", (text) => {
  expect(said(shortText(), text)).toBe("Can't contain line breaks or control characters");
  expect(said(longText(), text)).toBeUndefined();
});

test.each(["Ünïcode – news", "家族 👨‍👩‍👧", " in spaces\n"])("%j is a short text", (text) => {
  expect(said(shortText(), text)).toBeUndefined();
});
