import { expect, test } from "vitest";
import type { FormatPrice } from "../contract.ts";
import { changeInPercent, editsOf, pastedColumn, priceText, raisedBy } from "./price-drafts.ts";

const row = (id: string, priceCents: number): FormatPrice => ({
  id,
  media: "/api/media/1",
  mediaName: "Tide Post",
  mediaDomain: "tide.example",
  mediaLogo: null,
  mediaStatus: "listed",
  formatType: "Advertorial",
  status: "listed",
  priceCents,
  sales: 0,
});
const rows = [row("a", 10_000), row("b", 9_950), row("c", 0)];

test("only another price than the row's is an edit; a text that is no price is one without cents", () => {
  const drafts = new Map([
    ["a", "100.00"],
    ["b", "1,200"],
    ["c", "soon"],
  ]);
  expect(editsOf(rows, drafts)).toEqual([
    { row: rows[1], cents: 120_000 },
    { row: rows[2], cents: undefined },
  ]);
  expect(editsOf(rows, new Map([["a", " "]]))).toEqual([]);
});

test("a pasted column fills the cells below, as far as there are rows", () => {
  expect(pastedColumn(rows, "b", "120\tnote\r\n$130\r\n140\r\n")).toEqual(
    new Map([
      ["b", "120"],
      ["c", "$130"],
    ]),
  );
});

test("prices go up by percent in whole dollars, and a draft without a price stays", () => {
  expect(raisedBy(rows, 5)).toEqual(
    new Map([
      ["a", "105"],
      ["b", "104"],
    ]),
  );
  expect(changeInPercent(editsOf(rows, new Map([["a", "110"]])))).toBeCloseTo(10);
  expect(changeInPercent([])).toBeUndefined();
});

test("a price reads as it is typed", () => {
  expect([priceText(120_000), priceText(9_950)]).toEqual(["1,200", "99.50"]);
});
