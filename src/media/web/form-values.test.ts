import { expect, test } from "vitest";
import { editOf, fillable, valuesOf } from "./form-values.ts";

const said = {
  name: "Hafenbote",
  description: "Neues vom Hafen",
  language: "de",
  logo: "https://hafenbote.example/i.png",
};

test("R2.19 a site's own words fill empty fields", () => {
  expect(fillable(valuesOf(undefined), said)).toEqual({
    name: "Hafenbote",
    description: "Neues vom Hafen",
    languages: ["de"],
    logo: "https://hafenbote.example/i.png",
  });
});

test("R2.19 nothing that was typed is overwritten, and what a site does not say fills nothing", () => {
  const typed = { ...valuesOf(undefined), name: "Mine", languages: ["en"], logo: "https://mine.example/i.png" };
  expect(fillable(typed, said)).toEqual({ description: "Neues vom Hafen" });
  expect(fillable(valuesOf(undefined), { name: null, description: null, language: null, logo: null })).toEqual({});
});

test("a removed logo is sent as none", () => {
  expect(editOf(valuesOf(undefined), undefined)).toMatchObject({ logo: null });
});
