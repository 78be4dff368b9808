import { expect, test } from "vitest";
import type { ListingFilter } from "./contract.ts";
import { leftOutOf } from "./relax.ts";

const order = ["topic", "hyperlinkKind", "country"] as const;
const query: ListingFilter = { topic: ["Law"], hyperlinkKind: ["Dofollow"], country: ["DE"] };
const isMetWithout = (cause: (keyof ListingFilter)[]) => async (asked: ListingFilter) =>
  cause.every((filter) => asked[filter] === undefined);

test.each([
  [[], []],
  [["topic"], ["topic"]],
  [["hyperlinkKind"], ["hyperlinkKind"]],
  [
    ["topic", "country"],
    ["topic", "country"],
  ],
  [
    ["topic", "hyperlinkKind", "country"],
    ["topic", "hyperlinkKind", "country"],
  ],
] as const)("while %j stand in the way, %j are left out and nothing else", async (cause, expected) => {
  expect(await leftOutOf(query, order, isMetWithout([...cause]))).toEqual(expected);
});

test("a filter that is not named stays, and where nothing helps all of them stay", async () => {
  expect(await leftOutOf(query, ["topic"], isMetWithout(["country"]))).toEqual([]);
  expect(await leftOutOf({ country: ["DE"] }, order, isMetWithout(["topic", "country"]))).toEqual(["country"]);
});
