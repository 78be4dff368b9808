import { expect, test } from "vitest";
import { audienceProblem, byShare, elsewhere } from "./audience.ts";

const us = { country: "US", percent: 40 };
const gb = { country: "GB", percent: 25.5 };

test("R3.6 shares name each country once and are no more than all readers, but for rounding", () => {
  expect(audienceProblem([us, gb])).toBeUndefined();
  expect(audienceProblem([us, us])).toBe("Name each country once");
  expect(audienceProblem([{ ...us, percent: 75.2 }, gb])).toBe("The shares can't add up to more than 100%");
  expect(audienceProblem([{ ...us, percent: 74.9 }, gb])).toBeUndefined();
});

test("the greatest share comes first, and equal ones by their country", () => {
  const shares = [gb, { country: "DE", percent: 40 }, us];
  expect(byShare(shares).map(({ country }) => country)).toEqual(["DE", "US", "GB"]);
});

test("whoever is in no country that is named is elsewhere", () => {
  expect(elsewhere([us, gb])).toBe(34.5);
  expect(elsewhere([{ ...us, percent: 99.4 }])).toBe(0);
});
