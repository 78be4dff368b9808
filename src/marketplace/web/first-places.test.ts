import { expect, test } from "vitest";
import { type FirstPlaces, isOutletSaid, noteFirstPlaces } from "./first-places.ts";

const rows = ["harbor", "delta", "harbor", "harbor", "meseta", "delta"].map((media) => ({ media }));
const said = (places: FirstPlaces, list = rows) =>
  list.map((_, index) => isOutletSaid(places, (at) => list[at], index));

test("what holds of an outlet is said in its first row alone, also where others stand between", () => {
  const places: FirstPlaces = new Map();
  noteFirstPlaces(places, 0, rows);
  expect(said(places)).toEqual([false, false, true, true, false, true]);
});

test("a part that is read later, above, takes over: once said, whichever came first", () => {
  const places: FirstPlaces = new Map();
  noteFirstPlaces(places, 3, rows.slice(3));
  expect(said(places).slice(3)).toEqual([false, false, false]);
  noteFirstPlaces(places, 0, rows.slice(0, 3));
  expect(said(places)).toEqual([false, false, true, true, false, true]);
});

test("a list that changed meanwhile says it again where its first row is another now", () => {
  const places: FirstPlaces = new Map();
  noteFirstPlaces(places, 0, rows);
  const changed = [{ media: "lagoon" }, ...rows.slice(1)];
  expect(said(places, changed)).toEqual([false, false, false, false, false, true]);
});
