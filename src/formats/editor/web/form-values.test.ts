import { expect, test } from "vitest";
import { usualFields } from "../../conditions.ts";
import type { Format } from "../../contract.ts";
import {
  type FormatValues,
  formatDifference,
  formatEditOf,
  formatValuesOf,
  previewOf,
  readValues,
  savableEdit,
} from "./form-values.ts";
import { formatValueProblems } from "./value-problems.ts";

const begun = formatValuesOf({ ...usualFields, formatType: "Advertorial", priceCents: 0 } as Format);
const filled: FormatValues = { ...begun, priceCents: 25_000 };

test("a new draft asks for what nobody can guess: its price", () => {
  expect(formatValueProblems(begun)).toEqual({ priceCents: "Required" });
  expect(formatValueProblems(filled)).toEqual({});
});

test("R5.1 the form refuses what does not fit together, in the server's words", () => {
  expect(formatValueProblems({ ...filled, textMinCharacters: 500, textMaxCharacters: 100 })).toEqual({
    textMaxCharacters: "Can't be less than 500",
  });
  expect(formatValueProblems({ ...filled, hyperlinkKind: "Dofollow For a Fee" })).toEqual({
    dofollowFeeCents: "Fill to continue",
  });
  expect(formatValueProblems({ ...filled, priceCents: Number.NaN })).toEqual({ priceCents: "Wrong value" });
});

test("R9.2 what does not go with the choices is not sent", () => {
  const edit = formatEditOf({
    ...filled,
    hyperlinkKind: "Without",
    hyperlinksMax: 4,
    dofollowFeeCents: 100,
    writingPriceCents: 100,
  });
  expect(edit).toMatchObject({ hyperlinksMax: 0, dofollowFeeCents: 0, writingPriceCents: 0 });
});

test("R3.8 a Contributor Post carries no guarantee, whoever sells it; any other type is no contributor's", () => {
  for (const contributor of [true, false])
    expect(formatEditOf({ ...filled, formatType: "Contributor Post", contributor })).toMatchObject({
      guaranteeDays: 0,
    });
  expect(formatEditOf({ ...filled, formatType: "Contributor Post", contributor: true })).toMatchObject({
    contributor: true,
    guaranteeDays: 0,
  });
  expect(formatEditOf({ ...filled, contributor: true })).toMatchObject({ contributor: false, guaranteeDays: 90 });
});

test("R10.6 a draft saves the steps that are right and keeps the others back", () => {
  const values = { ...filled, imagesMin: 5, imagesMax: 2, adLabel: "Promoted" };
  const edit = savableEdit(values, formatValueProblems(values));
  expect(edit).toMatchObject({ priceCents: 25_000, adLabel: "Promoted" });
  expect(edit).not.toHaveProperty("imagesMin");
  expect(edit).not.toHaveProperty("imagesMax");
});

test("R10.6 what was kept as JSON comes back, missing numbers as missing", () => {
  const typed = { ...filled, priceCents: undefined, textMaxCharacters: Number.NaN };
  expect(readValues(JSON.parse(JSON.stringify(typed)))).toEqual({ ...typed, textMaxCharacters: undefined });
});

test("a preview of what is half answered is whole, also before its problems are known", () => {
  const values = { ...begun, imagesMax: undefined, adLabel: "Ad" };
  for (const problems of [formatValueProblems(values), {}])
    expect(previewOf(values, problems)).toMatchObject({
      formatType: "Advertorial",
      priceCents: 0,
      imagesMax: 3,
      adLabel: "Ad",
    });
});

test("R3.8 only what differs from what was seen is sent, with what goes with it", () => {
  expect(formatDifference(filled, filled)).toEqual({});
  expect(formatDifference({ ...filled, priceCents: 30_000 }, filled)).toEqual({ priceCents: 30_000 });
  expect(formatDifference({ ...filled, hyperlinkKind: "Without" }, filled)).toEqual({
    hyperlinkKind: "Without",
    hyperlinksMax: 0,
  });
});
