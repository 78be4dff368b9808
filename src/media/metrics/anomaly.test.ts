import fc from "fast-check";
import { expect, test } from "vitest";
import { metricNames } from "../media.ts";
import { misfitOf } from "./anomaly.ts";

test("R10.9 a jump far outside of the metric's own spread does not fit, in either direction", () => {
  const history = [40, 41, 39, 40, 42, 41];
  expect(misfitOf("ahrefsDr", [...history, 75])).toEqual({ usual: 40.5, readings: 6 });
  expect(misfitOf("ahrefsDr", [...history, 12])).toEqual({ usual: 40.5, readings: 6 });
  expect(misfitOf("ahrefsDr", [...history, 44])).toBeUndefined();
});

test("R10.9 what swings always may swing again, and steady growth fits", () => {
  expect(misfitOf("audience", [20_000, 90_000, 35_000, 120_000, 60_000, 15_000, 140_000])).toBeUndefined();
  expect(misfitOf("audience", [10_000, 12_000, 14_400, 17_300, 20_700, 24_900])).toBeUndefined();
});

test("R10.9 a history that never moved is no reason to flag a small step", () => {
  expect(misfitOf("audience", [...Array(8).fill(1_000_000), 1_100_000])).toBeUndefined();
  expect(misfitOf("audience", [...Array(8).fill(1_000_000), 3_000_000])).toEqual({ usual: 1_000_000, readings: 8 });
});

test("R10.9 one odd reading in the history neither hides a jump nor makes one", () => {
  const history = [50, 51, 5, 50, 52, 51];
  expect(misfitOf("mozDomainAuthority", [...history, 51])).toBeUndefined();
  expect(misfitOf("mozDomainAuthority", [...history, 90])).toMatchObject({ readings: 6 });
});

test("R10.9 a short history is judged by a factor, and small figures are let alone", () => {
  expect(misfitOf("audience", [10_000, 39_000])).toBeUndefined();
  expect(misfitOf("audience", [10_000, 41_000])).toEqual({ usual: 10_000, readings: 1 });
  expect(misfitOf("audience", [10_000, 12_000, 2_000])).toEqual({ usual: 11_000, readings: 2 });
  expect(misfitOf("audience", [10, 900])).toBeUndefined();
  expect(misfitOf("mjTf", [0, 8])).toBeUndefined();
  expect(misfitOf("mjTf", [0, 30])).toEqual({ usual: 0, readings: 1 });
});

test("the first reading has nothing to fit, and a repeated value always fits", () => {
  expect(misfitOf("audience", [])).toBeUndefined();
  expect(misfitOf("audience", [5_000_000])).toBeUndefined();
  fc.assert(
    fc.property(fc.constantFrom(...metricNames), fc.double({ min: 0, max: 1e11, noNaN: true }), (metric, value) => {
      for (const times of [2, 5, 9]) expect(misfitOf(metric, Array(times).fill(value))).toBeUndefined();
    }),
  );
});
