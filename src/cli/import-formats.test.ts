import { expect, test } from "vitest";
import { formatsImport } from "./import-formats.ts";

const read = (values: Record<string, string | string[]>, ...positionals: string[]) =>
  formatsImport.read({ values: { status: "listed", ...values }, positionals: ["formats", ...positionals] });

test("R10.7 `byline import formats` says how it is called, and what is missing first", () => {
  expect(read({})).toMatch(/^byline import formats FILE\.csv/);
  expect(read({ map: ["domain=a"] }, "a.csv")).toMatch(/^Whose media are they\?/);
  expect(read({ organization: "Quill" }, "a.csv")).toMatchObject({ maps: [], guess: false });
  expect(read({ organization: "Quill", map: ["domain=a"], status: "sold" }, "a.csv")).toMatch(/^--status is listed/);
});

test("R10.7 a whole call names the file, whose media, and the columns", () => {
  expect(read({ organization: "Quill", map: ["domain=a,formatType=b"], delimiter: "\\t" }, "a.csv")).toMatchObject({
    file: "a.csv",
    organization: "Quill",
    maps: ["domain=a,formatType=b"],
    delimiter: "\t",
    status: "listed",
    preview: false,
    strict: false,
  });
});
