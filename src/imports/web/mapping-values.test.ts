import { expect, test } from "vitest";
import type { ImportOptions } from "../import-options.ts";
import { assignField, mappingValuesOf, unsentWays, waysOf, withWords } from "./mapping-values.ts";

const options: ImportOptions = {
  delimiter: ",",
  encoding: "utf-8",
  duplicates: "merge",
  status: "listed",
  source: "import",
  mapping: {
    name: { column: "Title" },
    countries: { fixed: "US" },
    mediaType: { column: "Kind", words: { weekly: "Blog", "": "Portal" } },
  },
};
const file = { columns: ["Title", "Owner", "Kind", ""], kind: "media" as const };
const values = mappingValuesOf(options, file);

test("R10.7 each column of the file has its row, and a needed field without one waits for a text", () => {
  expect(values.columns).toEqual([
    { column: "Title", field: "name", empty: "" },
    { column: "Owner", field: "", empty: "" },
    { column: "Kind", field: "mediaType", empty: "Portal" },
  ]);
  expect(values.fixed).toEqual([
    { field: "url", text: "" },
    { field: "languages", text: "" },
    { field: "countries", text: "US" },
  ]);
  expect(waysOf(values)).toEqual(options);
});

test("R10.7 a field that moves to another column leaves the first, and a needed one that is given up waits", () => {
  const moved = assignField(values, "Owner", "name", "media");
  expect(moved.columns.map(({ column, field }) => [column, field])).toEqual([
    ["Title", ""],
    ["Owner", "name"],
    ["Kind", "mediaType"],
  ]);
  const ignored = assignField(moved, "Owner", "", "media");
  expect(ignored.fixed.at(-1)).toEqual({ field: "name", text: "" });
  expect(assignField(ignored, "Title", "countries", "media").fixed.map(({ field }) => field)).not.toContain(
    "countries",
  );
});

test("R10.7 columns by country are one row below the others", () => {
  const { columns } = mappingValuesOf(options, { columns: ["Domain", "Audience US", "Audience GB"], kind: "metrics" });
  expect(columns.map(({ column }) => column)).toEqual(["Domain", "Audience US", "Audience GB", "Audience *"]);
});

test("R10.7 a mend stands beside earlier words, and leaves open what nobody chose", () => {
  const mapping = { languages: { column: "Language", words: { Deutsch: "de" } } };
  const chosen = [
    { field: "languages", word: "Anglais?", ours: "en" },
    { field: "languages", word: "Klingon", ours: "" },
  ] as const;
  expect(withWords(mapping, chosen)).toEqual({
    languages: { column: "Language", words: { Deutsch: "de", "Anglais?": "en" } },
  });
});

test("a preview sends the columns chosen in one part and the words chosen in the other, with those sent before", () => {
  const assigned = assignField(values, "Owner", "description", "media");
  const words = [
    { field: "mediaType" as const, word: "daily", ours: "News Media" },
    { field: "topics" as const, word: "Coffee", ours: "Food" },
  ];
  const ways = unsentWays({ ...file, options }, { values: { ...assigned, words: {} }, words });
  expect(ways.mapping).toEqual({
    ...options.mapping,
    description: { column: "Owner" },
    mediaType: { column: "Kind", words: { weekly: "Blog", "": "Portal", daily: "News Media" } },
  });
  expect(unsentWays({ ...file, options }, { words: [] })).toEqual(options);
});
