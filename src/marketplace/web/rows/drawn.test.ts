import { expect, test } from "vitest";
import { drawnAt, seenIn, topFor } from "./drawn.ts";

test("what is seen are the lines between the box's top and bottom, in part or whole", () => {
  expect(seenIn({ top: 0, height: 600 }, 60, 1_000)).toEqual({ first: 0, last: 9 });
  expect(seenIn({ top: 90, height: 600 }, 60, 1_000)).toEqual({ first: 1, last: 11 });
  expect(seenIn({ top: 59_700, height: 600 }, 60, 1_000)).toEqual({ first: 995, last: 999 });
});

test("a list that became shorter than the place that was scrolled to shows its end, and an empty one nothing odd", () => {
  expect(seenIn({ top: 50_000, height: 600 }, 60, 3)).toEqual({ first: 2, last: 2 });
  expect(drawnAt(seenIn({ top: 0, height: 600 }, 60, 0), 0, undefined)).toEqual([]);
});

test("a few more are drawn on both sides, within the list, and the one with the focus wherever it is", () => {
  expect(drawnAt({ first: 0, last: 2 }, 5, undefined)).toEqual([0, 1, 2, 3, 4]);
  const drawn = drawnAt({ first: 100, last: 110 }, 1_000, undefined);
  expect([drawn[0], drawn.at(-1)]).toEqual([95, 115]);
  expect(drawnAt({ first: 100, last: 110 }, 1_000, 4).slice(0, 2)).toEqual([4, 95]);
  expect(drawnAt({ first: 100, last: 110 }, 1_000, 900).at(-1)).toBe(900);
  expect(drawnAt({ first: 100, last: 110 }, 1_000, 105)).toEqual(drawn);
  expect(drawnAt({ first: 0, last: 2 }, 5, 900)).toEqual([0, 1, 2, 3, 4]);
});

test("a line is scrolled into sight by the shortest way, and not at all when it is there", () => {
  const view = { top: 600, height: 300 };
  expect(topFor(9, view, 60)).toBe(540);
  expect(topFor(15, view, 60)).toBe(660);
  expect(topFor(11, view, 60)).toBeUndefined();
});
