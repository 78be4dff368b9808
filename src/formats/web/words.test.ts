import { expect, test } from "vitest";
import { fieldNamed, fieldNames } from "../conditions.ts";
import type { Format } from "../contract.ts";
import { anyFormat, otherBy } from "../test-support.ts";
import { permanenceInWords, turnaroundInWords } from "./durations.ts";
import { conditionsInWords, valueInWords } from "./words.ts";

const format = {
  textMinCharacters: 300,
  textMaxCharacters: 6_000,
  turnaroundHours: 72,
  hyperlinksMax: 1,
  hyperlinkKind: "Dofollow For a Fee",
  dofollowFeeCents: 4_000,
  imagesMin: 1,
  imagesMax: 3,
  topicsAccepted: ["Food"],
  topicsRefused: [],
  permanenceMonths: 0,
  adLabel: "Sponsored",
  homepageDays: 1,
  otherConditions: "",
  guaranteeDays: 90,
  contributor: false,
  category: "",
} as unknown as Format;

const said = (parts: Partial<Format> = {}) =>
  Object.fromEntries(conditionsInWords({ ...format, ...parts }).map(({ label, text }) => [label, text]));

test("conditions are said in plain words", () => {
  expect(said()).toEqual({
    Text: "300 to 6,000 characters",
    "Published within": "3 days of acceptance",
    Links: "Up to 1 link, nofollow; dofollow for $40.00 more",
    Images: "1 to 3 images",
    "Topics welcome": "Food",
    "Stays online": "Forever",
    "Ad label": "Marked as “Sponsored”",
    Homepage: "On the homepage for 1 day",
    Guarantee: "Restored or refunded if it goes offline within 90 days",
  });
});

test("R3.8: a contributor's post promises no guarantee", () => {
  expect(said({ contributor: true, guaranteeDays: 0 }).Guarantee).toBe("No guarantee");
});

test("whole days are days, whole years are years", () => {
  expect([24, 36, 48].map(turnaroundInWords)).toEqual(["24 hours", "36 hours", "2 days"]);
  expect([0, 6, 12, 24].map(permanenceInWords)).toEqual(["Forever", "6 months", "1 year", "2 years"]);
});

test.each(fieldNames.filter((name) => fieldNamed(name).line))("R3.8 a reader sees when %s is another one", (name) => {
  expect(conditionsInWords(otherBy(name))).not.toEqual(conditionsInWords(anyFormat));
});

test("a value alone is said as in the lines", () => {
  expect(valueInWords("permanenceMonths", 18)).toBe("18 months");
  expect(valueInWords("permanenceMonths", 0)).toBe("Forever");
  expect(valueInWords("turnaroundHours", 48)).toBe("2 days");
  expect(valueInWords("textMaxCharacters", 6_000)).toBe("6,000 characters");
  expect(valueInWords("dofollowFeeCents", 4_000)).toBe("$40.00");
  expect(valueInWords("writingService", true)).toBe("Yes");
  expect(valueInWords("topicsAccepted", ["Food", "Travel"])).toBe("Food, Travel");
  expect(valueInWords("hyperlinkKind", "Sponsored")).toBe("Sponsored");
});
