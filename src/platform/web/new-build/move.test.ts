import { expect, test } from "vitest";
import { movesToNewBuild, type Situation } from "./move.ts";

const moment: Situation = {
  isNewerSeen: true,
  isNewScreen: true,
  isOnline: true,
  isChanging: false,
  now: 1_000_000,
  movedAt: undefined,
};

test("R7.5: the next navigation after a newer build was seen loads the page anew", () => {
  expect(movesToNewBuild(moment)).toBe(true);
  expect(movesToNewBuild({ ...moment, isNewerSeen: false })).toBe(false);
});

test("R9.9: not twice within 10 000 ms", () => {
  expect(movesToNewBuild({ ...moment, movedAt: moment.now - 9_999 })).toBe(false);
  expect(movesToNewBuild({ ...moment, movedAt: moment.now - 10_000 })).toBe(true);
});

test("R10.6: nothing is lost for it: not while a change waits or is on its way, not offline, not for a filter", () => {
  expect(movesToNewBuild({ ...moment, isChanging: true })).toBe(false);
  expect(movesToNewBuild({ ...moment, isOnline: false })).toBe(false);
  expect(movesToNewBuild({ ...moment, isNewScreen: false })).toBe(false);
});
