import { expect, test } from "vitest";
import { bindMapping } from "../rows/binding.ts";
import { readMetricRow, requireMetricFields } from "../rows/metrics.ts";
import { readMapping } from "./mapping.ts";
import { matchColumns } from "./matching.ts";
import { columnsOfPattern, importedShares, sharesOf, sharesPattern } from "./shares.ts";

test("shares stand in one cell, by code and percent", () => {
  expect(sharesOf("us 45; GB: 20.5% | de=3")).toEqual([
    { country: "US", percent: 45 },
    { country: "GB", percent: 20.5 },
    { country: "DE", percent: 3 },
  ]);
  expect(sharesOf("United States 45")).toBeUndefined();
  expect(sharesOf("US 45,5")).toBeUndefined();
});

test("R3.6 a share out of its bounds and an unknown country are named", () => {
  const said = (text: string) => importedShares.safeParse(sharesOf(text)).error?.issues.map(({ message }) => message);
  expect(said("US 145; GB -1; ZZ 3")).toEqual([
    "US: Can't be more than 100",
    "GB: Can't be less than 0",
    "ZZ isn't an ISO country code",
  ]);
  expect(said("US 60; GB 41")).toEqual(["The shares can't add up to more than 100%"]);
  expect(said("US 1; US 2")).toEqual(["Name each country once"]);
  expect(said("US 0")).toEqual(["Names no country with readers"]);
  expect(said("US 60; GB 40.4")).toBeUndefined();
});

test("R3.6 the ten greatest shares are kept; nobody and next to nobody are elsewhere", () => {
  const codes = ["US", "GB", "DE", "FR", "IT", "ES", "NL", "BE", "SE", "NO", "DK", "FI"];
  const shares = codes.map((country, at) => ({ country, percent: at + 1 }));
  const kept = importedShares.parse([...shares, { country: "AT", percent: 0 }, { country: "CH", percent: 0.05 }]);
  expect(kept.map(({ country }) => country)).toEqual(codes.toReversed().slice(0, 10));
});

test("columns by country are found by their names; one that only looks like it is not", () => {
  expect(sharesPattern(["Domain", "audience US", "audience GB"])).toBe("audience *");
  expect(sharesPattern(["Domain", "audience_US"])).toBe("audience_*");
  expect(sharesPattern(["Country US", "Country DE"])).toBe("Country *");
  expect(sharesPattern(["Country ID", "Share price"])).toBeUndefined();
  expect(columnsOfPattern("audience *", ["Domain", "Audience us", "audience GBR", "audience GB"])).toEqual([
    { index: 1, country: "us" },
    { index: 3, country: "GB" },
  ]);
  expect(matchColumns(["Domain", "Audience", "Audience US", "Audience GB"], "metrics")).toEqual({
    domain: { column: "Domain" },
    audience: { column: "Audience" },
    audienceCountries: { column: "Audience *" },
  });
});

test("R3.6 a row's columns become its shares, and a wrong one is refused by line, column and country", () => {
  const mapping = readMapping(["domain=site,audienceCountries=audience *"], [], requireMetricFields);
  const binding = bindMapping(mapping, ["site", "audience US", "audience GB", "audience ZZ"]);
  const read = (...cells: string[]) => readMetricRow(binding, 7, ["a.example", ...cells], "2026-01-01");
  expect(read("20", "35.5%", "")).toMatchObject({
    media: {
      readOn: "2026-01-01",
      audienceCountries: [
        { country: "GB", percent: 35.5 },
        { country: "US", percent: 20 },
      ],
    },
  });
  expect(read("120", "", "")).toEqual([
    { line: 7, column: "audience *", value: "US 120", message: "US: Can't be more than 100" },
  ]);
  expect(read("20", "", "3")).toMatchObject([{ message: "ZZ isn't an ISO country code" }]);
  expect(read("much", "", "")).toMatchObject([
    { column: "audience *", message: "Wrong value: write countries with their percent, such as US 45; DE 20" },
  ]);
  expect(read("", "", "")).toMatchObject([{ message: "Has no metric" }]);
  expect(() => bindMapping(mapping, ["site", "visits US"])).toThrow('The file has no column "audience *"');
});
