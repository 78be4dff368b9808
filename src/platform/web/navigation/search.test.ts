import { expect, test } from "vitest";
import { parseSearch, stringifySearch } from "./search.ts";

test("what is written to an address is read back, lists and brackets too", () => {
  const search = { search: "a b", country: ["US", "GB"], "price[gte]": "1000" };
  expect(stringifySearch(search)).toBe("?search=a+b&country=US&country=GB&price[gte]=1000");
  expect(parseSearch(stringifySearch(search))).toEqual(search);
});

test("what is empty leaves no trace in the address", () => {
  expect(stringifySearch({ page: undefined, topic: [], search: "" })).toBe("");
});

test("a name that looks like a piece of every object is only a name", () => {
  expect(Object.getPrototypeOf(parseSearch("?__proto__=x"))).toBe(Object.prototype);
});
