import { expect, test } from "vitest";
import { conflictKinds } from "#cart/conflicts/conflicts.ts";
import { allConflicts, formatConflicts, toldConflicts } from "./conflict-chips.ts";

test("R10.11 a row tells every conflict but the cart's and what only the cart asks; the format's own first", () => {
  expect(toldConflicts(conflictKinds)).toEqual(allConflicts);
  expect([...allConflicts, "in-cart", "related"].toSorted()).toEqual([...conflictKinds].toSorted());
  expect(toldConflicts(["same-owner", "in-cart", "booked-in-campaign"])).toEqual(["booked-in-campaign", "same-owner"]);
});

test("a row whose outlet is said already tells its format's conflicts alone", () => {
  expect(toldConflicts(["same-owner", "blocked"], formatConflicts)).toEqual([]);
  expect(toldConflicts(["same-owner", "booked-in-campaign"], formatConflicts)).toEqual(["booked-in-campaign"]);
});
