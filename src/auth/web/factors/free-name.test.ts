import { expect, test } from "vitest";
import { firstFreeName } from "./free-name.ts";

const nameOf = (number: number) => `Security key ${number}`;

test.each([
  ["the first has the number one", [], 1],
  ["the next follows the ones that there are", [nameOf(1), nameOf(2)], 3],
  ["a removed one leaves its number to the next", [nameOf(2)], 1],
  ["other and missing names take no number", ["Authenticator app 1", undefined, "Key on my ring"], 1],
])("%s", (_, taken, number) => {
  expect(firstFreeName(taken, nameOf)).toBe(nameOf(number));
});
