import { expect, test } from "vitest";
import { broughtBack, changedMediaValues } from "./draft-values.ts";
import { mediaValuesOf } from "./form-values.ts";

const seen = {
  ...mediaValuesOf(undefined),
  name: "Tide Post",
  logo: "https://tide-post.example/icon.png",
  ahrefsDr: 40,
  topics: ["Harbours"],
};
const typed = {
  ...seen,
  description: "News from the waterside",
  ahrefsDr: undefined,
  logo: null,
  mozDomainAuthority: 12,
  audienceCountries: [{ key: "US", country: "US", percent: undefined }],
};

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test("R10.6 what was typed about a medium comes back from the browser as it was, emptied fields too", () => {
  expect(broughtBack(asJson(changedMediaValues(typed, seen)), seen)).toEqual(typed);
});

test("R10.6 fields that nobody touched follow the medium", () => {
  const today = { ...seen, name: "The Tide Post", topics: ["Ships"] };
  const back = broughtBack(asJson(changedMediaValues(typed, seen)), today);
  expect(back).toMatchObject({ name: "The Tide Post", topics: ["Ships"], description: "News from the waterside" });
});

test("R10.6 what is saved already, or what an older build kept, is not brought back", () => {
  expect(changedMediaValues(seen, seen)).toBeUndefined();
  expect(broughtBack(asJson(changedMediaValues(typed, seen)), typed)).toBeUndefined();
  expect(broughtBack({ topics: "Harbours" }, seen)).toBeUndefined();
  expect(broughtBack({ colour: "red" }, seen)).toBeUndefined();
});
