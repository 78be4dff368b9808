import { expect, test } from "vitest";
import { extraProblems } from "./extra-problems.ts";

const proposal = { kind: "change", name: "Another link", priceCents: 4_000, note: "" } as const;

test("R5.1 a proposal of an extra says what the server would say, at the field that it is about", () => {
  expect(extraProblems(proposal)).toEqual({});
  expect(extraProblems({ ...proposal, name: " ", priceCents: undefined })).toEqual({
    name: "Required",
    priceCents: "Required",
  });
  const priced = (priceCents: number) => extraProblems({ ...proposal, priceCents }).priceCents;
  expect([Number.NaN, 99, 100_000_001].map(priced)).toEqual([
    "Wrong value",
    "Can't be less than $1.00",
    "Can't be more than $1,000,000.00",
  ]);
  expect(extraProblems({ ...proposal, name: "Two\nlines" })).toEqual({
    name: "Can't contain line breaks or control characters",
  });
});
