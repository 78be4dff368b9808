import { expect, test } from "vitest";
import { presetOver, withoutFilters } from "./address.ts";
import { presets } from "./presets.ts";

const compare = ["0198a1b2-0000-7000-8000-000000000000"];

test("clearing the filters keeps the formats to compare, the sort and the display", () => {
  const kept = { compare, "order[ahrefsDr]": "desc", view: "cards", itemsPerPage: 25 } as const;
  expect(withoutFilters({ ...kept, search: "roastery", country: ["NO"], "price[lte]": 90_000, page: 3 })).toEqual(kept);
});

test("a preset brings its own sort and columns, and the formats to compare stay", () => {
  const shown = presetOver(
    { compare, "order[price]": "desc", search: "roastery" },
    { ...presets.traffic, columns: [] },
  );
  expect(shown).toMatchObject({ compare, "order[audience]": "desc" });
  expect(shown).not.toHaveProperty("order[price]");
});
