import { expect, test } from "vitest";
import { countBehind, knownPlaces } from "./named-places.ts";

const places = (ids: string[], totalItems = ids.length) => ({ items: ids.map((id) => ({ id })), totalItems });

test("R2.29 places behind the first page are counted, and those that a search found stand once", () => {
  const first = places(["1", "2"], 103);
  expect(countBehind(first)).toBe(101);
  expect(knownPlaces(first, places(["2", "77"])).map(({ id }) => id)).toEqual(["1", "2", "77"]);
  expect([countBehind(undefined), countBehind(places(["1"])), knownPlaces(undefined, undefined)]).toEqual([0, 0, []]);
});
