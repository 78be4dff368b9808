import { expect, test } from "vitest";
import type { Media } from "../../contract.ts";
import { fillable, mediaEditOf, mediaValuesOf } from "./form-values.ts";

const said = {
  name: "Hafenbote",
  description: "Neues vom Hafen",
  language: "de",
  logo: "https://hafenbote.example/i.png",
};

test("R2.19 a site's own words fill empty fields", () => {
  expect(fillable(mediaValuesOf(undefined), said)).toEqual({
    name: "Hafenbote",
    description: "Neues vom Hafen",
    languages: ["de"],
    logo: "https://hafenbote.example/i.png",
  });
});

test("R2.19 nothing that was typed is overwritten, and what a site does not say fills nothing", () => {
  const typed = { ...mediaValuesOf(undefined), name: "Mine", languages: ["en"], logo: "https://mine.example/i.png" };
  expect(fillable(typed, said)).toEqual({ description: "Neues vom Hafen" });
  expect(fillable(mediaValuesOf(undefined), { name: null, description: null, language: null, logo: null })).toEqual({});
});

test("a removed logo is sent as none", () => {
  expect(mediaEditOf(mediaValuesOf(undefined), undefined)).toMatchObject({ logo: null });
});

const seen = {
  name: "Hafenbote",
  url: "https://hafenbote.example/",
  mediaType: "Blog",
  logo: null,
  languages: ["de"],
  countries: ["DE"],
  topics: ["Harbour"],
  description: "Old",
  editorialPolicy: "",
  ahrefsDr: 40,
  leadingCountriesIds: ["DE"],
  audienceCountries: null,
} as unknown as Media;

test("R3.5 of a known medium only what differs from what was seen is sent", () => {
  expect(mediaEditOf(mediaValuesOf(seen), seen)).toEqual({});
  expect(mediaEditOf({ ...mediaValuesOf(seen), topics: ["Harbour", "Ships"] }, seen)).toEqual({
    topics: ["Harbour", "Ships"],
  });
  expect(mediaEditOf({ ...mediaValuesOf(seen), description: "" }, seen)).toEqual({ description: "" });
});

test("R3.6 an emptied metric is sent as none, an untouched one stays with its source", () => {
  expect(mediaEditOf({ ...mediaValuesOf(seen), ahrefsDr: undefined, mozDomainAuthority: 55 }, seen)).toEqual({
    ahrefsDr: null,
    mozDomainAuthority: 55,
  });
  expect(mediaEditOf({ ...mediaValuesOf(seen), leadingCountriesIds: [] }, seen)).toEqual({ leadingCountriesIds: null });
});

test("leading countries follow from shares, and stand alone again once these are removed", () => {
  const shared = { ...seen, audienceCountries: [{ country: "DE", percent: 60 }] };
  expect(
    mediaEditOf({ ...mediaValuesOf(seen), audienceCountries: mediaValuesOf(shared).audienceCountries }, seen),
  ).toEqual({
    audienceCountries: [{ country: "DE", percent: 60 }],
  });
  expect(mediaEditOf({ ...mediaValuesOf(shared), audienceCountries: [] }, shared)).toEqual({
    audienceCountries: null,
    leadingCountriesIds: ["DE"],
  });
});

test("a new medium is sent whole, but for what was not measured", () => {
  const edit = mediaEditOf({ ...mediaValuesOf(undefined), name: "Hafenbote", ahrefsDr: 40 }, undefined);
  expect(edit).toMatchObject({ name: "Hafenbote", description: "", topics: [], ahrefsDr: 40 });
  expect(edit).not.toHaveProperty("mozDomainAuthority");
  expect(edit).not.toHaveProperty("audienceCountries");
});
