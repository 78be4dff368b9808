import { expect, test } from "vitest";
import type { ImportOptions } from "../import-options.ts";
import { mappingValuesOf, waysOf } from "./mapping-values.ts";

const options: ImportOptions = {
  delimiter: ",",
  encoding: "utf-8",
  duplicates: "merge",
  status: "listed",
  source: "import",
  mapping: {
    name: { column: "Title" },
    countries: { fixed: "US" },
    mediaType: { column: "Kind", words: { weekly: "Blog", "*": "News Media" } },
  },
};

test("what is mapped goes into the form and comes out of it unchanged", () => {
  const values = mappingValuesOf(options);
  expect(values.fields.name).toEqual({ choice: "column:Title", fixed: "", words: "" });
  expect(values.fields.countries).toEqual({ choice: "fixed", fixed: "US", words: "" });
  expect(values.fields.mediaType?.words).toBe("weekly = Blog\n* = News Media");
  expect(waysOf(values)).toEqual(options);
});

test("what is empty is not sent; a line of words without a sign is left out", () => {
  const values = mappingValuesOf({ ...options, mapping: {} });
  const fields = {
    name: { choice: "fixed" as const, fixed: " ", words: "" },
    url: { choice: "" as const, fixed: "x", words: "" },
    topics: { choice: "column:Topics" as const, fixed: "", words: "a=b=c\nnothing\n = " },
  };
  expect(waysOf({ ...values, fields: { ...values.fields, ...fields } }).mapping).toEqual({
    topics: { column: "Topics", words: { a: "b=c" } },
  });
});
