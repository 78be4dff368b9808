import { expect, test } from "vitest";
import { metricsImport } from "./import-metrics.ts";

const read = (values: Record<string, string | string[]>, ...positionals: string[]) =>
  metricsImport.read({
    values: { source: "import", delimiter: ",", ...values },
    positionals: ["metrics", ...positionals],
  });

test("R10.7 `byline import metrics` says how it is called, and what is missing first", () => {
  expect(read({})).toMatch(/^byline import metrics FILE\.csv/);
  expect(read({}, "a.csv")).toMatchObject({ maps: [], guess: false });
  expect(read({ map: ["domain=a"], source: " " }, "a.csv")).toMatch(/^--source is a name/);
  expect(read({ map: ["domain=a"], delimiter: "ab" }, "a.csv")).toMatch(/^--delimiter is one character/);
});

test("R10.7 a whole call names the file, the columns and who measured; the organization may be left out", () => {
  expect(read({ map: ["domain=a,ahrefsDr=b"], source: "Ahrefs", delimiter: "\\t" }, "a.csv")).toMatchObject({
    file: "a.csv",
    maps: ["domain=a,ahrefsDr=b"],
    source: "Ahrefs",
    organization: "",
    delimiter: "\t",
    preview: false,
    strict: false,
  });
});
