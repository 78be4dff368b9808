import { expect, test } from "vitest";
import { boundsAt, clippedTo, positionsOf, rests } from "./buckets.ts";

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

test("a histogram is clipped to what it holds; an empty one stays as it is", () => {
  expect(clippedTo({ from, counts: [0, 4, 0, 9] })).toEqual({ from: [50, 100, 200], counts: [4, 0, 9] });
  expect(clippedTo({ from, counts: [0, 4, 0, 0] })).toEqual({ from: [50], counts: [4] });
  expect(clippedTo({ from, counts: [0, 0, 0, 0] })).toEqual({ from, counts: [0, 0, 0, 0] });
});

test("what was typed beyond a clipped histogram holds its edge", () => {
  const clipped = clippedTo({ from, counts: [0, 4, 5, 0] });
  expect(positionsOf(clipped.from, 10, 5_000)).toEqual([0, 2]);
  expect(positionsOf(clipped.from, 60, 100)).toEqual([0, 1]);
});

test("under ten listings, or with all of them in one bucket, a histogram rests", () => {
  expect(rests({ from, counts: [5, 4, 0, 0] })).toBe(true);
  expect(rests({ from, counts: [5, 4, 0, 1] })).toBe(false);
  expect(rests({ from: [50], counts: [80] })).toBe(true);
});
