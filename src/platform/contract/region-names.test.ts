import { expect, test } from "vitest";
import { countryOptions, languageOptions } from "./region-names.ts";

test.each([
  ["countries", countryOptions()],
  ["languages", languageOptions()],
])("%s are offered by name, each name once and no raw code", (_what, options) => {
  expect(options.length).toBeGreaterThan(100);
  expect(new Set(options.map(({ label }) => label)).size).toBe(options.length);
  expect(options.filter(({ value, label }) => value.toLowerCase() === label.toLowerCase())).toEqual([]);
});
