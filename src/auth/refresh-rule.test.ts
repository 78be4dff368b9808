import { expect, test } from "vitest";
import { decideRefresh } from "./refresh-rule.ts";

const state = { activeCounter: 5, secondsSinceRefresh: 3600, reuseIntervalSeconds: 10 };

test("the active token rotates", () => {
  expect(decideRefresh(5, state)).toBe("rotate");
});

test("a superseded one, its direct predecessor too, is forgiven inside the reuse interval only", () => {
  expect(decideRefresh(4, { ...state, secondsSinceRefresh: 9 })).toBe("repeat");
  expect(decideRefresh(4, { ...state, secondsSinceRefresh: 10 })).toBe("reuse");
  expect(decideRefresh(3, { ...state, secondsSinceRefresh: 9 })).toBe("repeat");
  expect(decideRefresh(3, { ...state, secondsSinceRefresh: 10 })).toBe("reuse");
  expect(decideRefresh(0, state)).toBe("reuse");
});

test("a number from the future was never issued", () => {
  expect(decideRefresh(6, state)).toBe("unknown");
});
