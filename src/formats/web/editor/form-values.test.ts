import { expect, test } from "vitest";
import { editOf, type FormatValues, problemsOf, valuesOf } from "./form-values.ts";

const filled: FormatValues = { ...valuesOf(undefined), formatType: "Advertorial", priceCents: 25_000 };

test("a new format asks for what nobody can guess", () => {
  expect(problemsOf(valuesOf(undefined))).toEqual({ formatType: "Make a choice to continue", priceCents: "Required" });
  expect(problemsOf(filled)).toEqual({});
});

test("R5.1: the form refuses what does not fit together, in the server's words", () => {
  expect(problemsOf({ ...filled, textMinCharacters: 500, textMaxCharacters: 100 })).toEqual({
    textMaxCharacters: "Can't be less than 500",
  });
  expect(problemsOf({ ...filled, hyperlinkKind: "Dofollow For a Fee" })).toEqual({
    dofollowFeeCents: "Fill to continue",
  });
  expect(problemsOf({ ...filled, priceCents: Number.NaN })).toEqual({ priceCents: "Wrong value" });
});

test("what does not go with the choices is not sent", () => {
  const edit = editOf({
    ...filled,
    hyperlinkKind: "Without",
    hyperlinksMax: 4,
    dofollowFeeCents: 100,
    writingPriceCents: 100,
  });
  expect(edit).toMatchObject({ hyperlinksMax: 0, dofollowFeeCents: 0, writingPriceCents: 0 });
});

test("a contributor's post carries no guarantee; any other type is no contributor's", () => {
  expect(editOf({ ...filled, formatType: "Contributor Post", contributor: true })).toMatchObject({
    contributor: true,
    guaranteeDays: 0,
  });
  expect(editOf({ ...filled, contributor: true })).toMatchObject({ contributor: false, guaranteeDays: 90 });
});
