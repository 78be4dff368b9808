import { expect, test } from "vitest";
import { boundsAt, positionsOf } from "./buckets.ts";

const from = [0, 50, 100, 200];

test("nothing typed is the whole histogram, open at both ends", () => {
  expect(positionsOf(from, undefined, undefined)).toEqual([0, 4]);
  expect(boundsAt(from, [0, 4])).toEqual([undefined, undefined]);
});

test("a place of a handle and the bound that it means lead to each other", () => {
  for (const positions of [
    [1, 3],
    [2, 4],
    [0, 1],
  ] as [number, number][]) {
    const [least, most] = boundsAt(from, positions);
    expect(positionsOf(from, least, most)).toEqual(positions);
  }
});

test("what is typed between two bounds takes the bucket around it", () => {
  expect(positionsOf(from, 60, 120)).toEqual([1, 3]);
  expect(positionsOf(from, 250, undefined)).toEqual([3, 4]);
  expect(positionsOf(from, 500, 20)).toEqual([3, 4]);
});
