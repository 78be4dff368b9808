import { expect, test } from "vitest";
import { fieldNames } from "#formats/conditions.ts";
import type { Listing } from "#marketplace/contract.ts";
import { exportColumns } from "#marketplace/export/columns.ts";
import { mediaTypes, metricNames } from "#media/media.ts";
import { importFieldNames } from "../fields.ts";
import { readMapping } from "../mapping/mapping.ts";
import { bindMapping } from "./binding.ts";
import { readRow } from "./row.ts";

const base = "name:=The Post,mediaType:=News Media,country:=US,language:=en";

function read(cells: Record<string, string>, maps: string[] = [base], values: string[] = []) {
  const header = Object.keys(cells);
  const mapping = readMapping([...maps, ...header.map((name) => `${name}=${name}`)], values);
  return readRow(bindMapping(mapping, header), 7, Object.values(cells));
}

test("every metric and every field of a format but its extras can be imported", () => {
  const ofFormats = fieldNames.filter((name) => name !== "extras");
  expect(importFieldNames).toEqual(
    expect.arrayContaining([...metricNames, "leadingCountriesIds", "price", ...ofFormats]),
  );
});

test("a row becomes a medium: what is empty is not said", () => {
  expect(
    read({
      url: "www.post.example/home",
      topics: "Business; Local;Business",
      description: "",
      bounceRate: "41.5 %",
      audience: "1,204,000",
    }),
  ).toEqual({
    line: 7,
    domain: "post.example",
    media: {
      name: "The Post",
      url: "https://www.post.example/home",
      mediaType: "News Media",
      languages: ["en"],
      countries: ["US"],
      topics: ["Business", "Local"],
      bounceRate: 41.5,
      audience: 1_204_000,
    },
    format: undefined,
  });
});

test("a named domain counts; the address lies on it", () => {
  expect(read({ domain: "post.example" })).toMatchObject({
    domain: "post.example",
    media: { url: "https://post.example/" },
  });
  expect(read({ domain: "post.example", url: "http://sport.post.example" })).toMatchObject({ domain: "post.example" });
  expect(read({ domain: "post.example", url: "http://other.example" })).toEqual([
    { line: 7, column: "url", value: "http://other.example", message: "Is not on the domain post.example" },
  ]);
});

test("addresses that are none are refused once, with the words of the form", () => {
  for (const url of [
    "Alaska Broadcast Television",
    "http://localhost",
    "javascript:alert(1)",
    "ftp://post.example",
    "10.0.0.1",
    "https://post.example /x",
  ])
    expect(read({ url })).toEqual([{ line: 7, column: "url", value: url, message: "Check your URL format" }]);
  expect(read({ url: "" })).toEqual([{ line: 7, column: "url", value: "", message: "Required" }]);
  expect(read({ domain: "nonsense" })).toEqual([
    { line: 7, column: "domain", value: "nonsense", message: "Check your URL format" },
  ]);
});

test("the bounds are the API's, and the error shows what stands in the file", () => {
  const mapping = readMapping([
    "name:=The Post,country:=US,language:=en,url=Site,mediaType=Kind,ahrefsDr=DR,audience=Visits,sourceSearch=Search",
  ]);
  const binding = bindMapping(mapping, ["Site", "Kind", "DR", "Visits", "Search"]);
  expect(readRow(binding, 7, ["post.example", "Weekly", "101", "1,5", "-1%"])).toEqual([
    {
      line: 7,
      column: "Kind",
      value: "Weekly",
      message: `Wrong value: write one of ${mediaTypes.join(", ")}`,
      foreign: { field: "mediaType", words: ["Weekly"] },
    },
    { line: 7, column: "Visits", value: "1,5", message: "Wrong value: write a number, such as 1200" },
    { line: 7, column: "Search", value: "-1%", message: "Can't be less than 0" },
    { line: 7, column: "DR", value: "101", message: "Can't be more than 100" },
  ]);
});

test("their words become ours: by cell, by item, and any other", () => {
  const values = ["countries:North America=US;CA", "countries:UK=GB", "countries:*=US", "countries:=DE"];
  const countries = (text: string) => {
    const row = read({ url: "post.example", countries: text }, ["name:=P,mediaType:=Blog,language:=en"], values);
    return "media" in row ? row.media.countries : row;
  };
  expect(countries("north america")).toEqual(["US", "CA"]);
  expect(countries("UK; TX")).toEqual(["GB", "US"]);
  expect(countries("")).toEqual(["DE"]);
  expect(countries("Germany; USA; Atlantis")).toEqual(["DE", "US"]);
  const unknown = read({ url: "post.example", countries: "Atlantis, Peru" }, ["name:=P,mediaType:=Blog,language:=en"]);
  expect(unknown).toMatchObject([
    { column: "countries", value: "Atlantis, Peru", foreign: { field: "countries", words: ["Atlantis"] } },
  ]);
});

const formatBase = [
  base,
  "formatType:=Press Release,turnaroundHours:=48,textMinCharacters:=10,textMaxCharacters:=2000,hyperlinksMax:=2",
  "hyperlinkKind:=Dofollow,imagesMax:=1,permanenceMonths:=12",
];

test("prices are read to the cent, and a row without one has no format", () => {
  const price = (text: string) => {
    const row = read({ url: "post.example", price: text }, formatBase);
    return "media" in row ? row.format?.priceCents : row.map(({ column, message }) => `${column}: ${message}`);
  };
  expect(price("$1,234.5")).toBe(123_450);
  expect(price("1.10")).toBe(110);
  expect(price("")).toBeUndefined();
  expect(price("12.345")).toEqual(["price: Wrong value: write dollars, such as 120 or 99.50"]);
  expect(price("0.50")).toEqual(["price: Can't be less than $1.00"]);
});

test("permanence is months, or for ever as our own exports write it", () => {
  const months = (text: string) => {
    const others = formatBase.map((map) => map.replace(/,permanenceMonths:=\d+/, ""));
    const row = read({ url: "post.example", price: "10", permanenceMonths: text }, others);
    return "media" in row ? row.format?.permanenceMonths : row.map(({ column, message }) => `${column}: ${message}`);
  };
  expect(months(String(exportColumns.permanenceMonths.cell({ permanenceMonths: 0 } as Listing)))).toBe(0);
  expect(months("24")).toBe(24);
  expect(months("two years")).toEqual(["permanenceMonths: Wrong value: write whole months, or forever"]);
});

test("a turnaround is read in hours and in days, and a range by its longer end", () => {
  const others = formatBase.map((map) => map.replace(",turnaroundHours:=48", ""));
  const hours = (field: string, text: string) => {
    const row = read({ url: "post.example", price: "10", [field]: text }, others);
    return "media" in row ? row.format?.turnaroundHours : row.map(({ column, message }) => `${column}: ${message}`);
  };
  expect(["48", "48h", "2 days", "1-2 days", "1 week"].map((text) => hours("turnaroundHours", text))).toEqual([
    48, 48, 48, 48, 168,
  ]);
  expect(["3", "3 days", "3 working days", "36h"].map((text) => hours("turnaroundDays", text))).toEqual([
    72, 72, 72, 36,
  ]);
  expect(hours("turnaroundDays", "soon")).toEqual(["turnaroundDays: Wrong value: write days, such as 3"]);
});

test("a new format needs its type and price; the rest is as usual", () => {
  const row = read({ url: "post.example", price: "10" }, [base, "formatType:=advertorial"]);
  expect(row).toMatchObject({ format: { formatType: "Advertorial", priceCents: 1_000 } });
  expect("media" in row && row.format).not.toHaveProperty("turnaroundHours");
});

test("a format that contradicts itself is refused", () => {
  expect(read({ url: "post.example", price: "10", imagesMin: "2" }, formatBase)).toEqual([
    { line: 7, column: "imagesMax", value: "1", message: "Can't be less than 2" },
  ]);
});
