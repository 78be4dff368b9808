import { expect, test } from "vitest";
import { isAnotherSitting } from "./version.ts";

const at = (time: string) => new Date(`2026-11-22T${time}:00Z`);

test.each([
  ["the same person types on", { textBy: "ann", textAt: at("10:00") }, "10:09", false],
  ["the same person comes back later", { textBy: "ann", textAt: at("10:00") }, "10:11", true],
  ["a colleague writes", { textBy: "ben", textAt: at("10:00") }, "10:01", true],
  ["nobody knows who wrote it", { textBy: null, textAt: null }, "10:01", true],
] as const)("%s: kept is %#", (_, standing, time, isKept) => {
  expect(isAnotherSitting(standing, { by: "ann", now: at(time) })).toBe(isKept);
});
