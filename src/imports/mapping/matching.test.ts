import { expect, test } from "vitest";
import { metricNames, metrics } from "#media/media.ts";
import { fieldsOfKind, headerProblem, matchColumns } from "./matching.ts";

test("columns are matched by our names, by what lists call them, and without regard to case and signs", () => {
  expect(
    matchColumns(["Title", "WEBSITE", "media_type", "Country", "Ahrefs DR", "Monthly visits", "Owner"], "media"),
  ).toEqual({
    name: { column: "Title" },
    url: { column: "WEBSITE" },
    mediaType: { column: "media_type" },
    countries: { column: "Country" },
    ahrefsDr: { column: "Ahrefs DR" },
    audience: { column: "Monthly visits" },
  });
});

test("a column that stands twice is matched to nothing, a field to its first column, a price in one unit only", () => {
  expect(matchColumns(["name", "name", "url", "Website", "price", "priceCents"], "media")).toEqual({
    url: { column: "url" },
    price: { column: "price" },
  });
});

test("a file of metrics has a domain, metrics and a day, and nothing of a catalogue", () => {
  expect(matchColumns(["Domain", "Name", "DR", "Date", "price"], "metrics")).toEqual({
    domain: { column: "Domain" },
    ahrefsDr: { column: "DR" },
    readOn: { column: "Date" },
  });
  expect(fieldsOfKind("media")).not.toContain("readOn");
  expect(fieldsOfKind("metrics")).not.toContain("leadingCountriesIds");
});

test("an export of the marketplace can be read again: its metrics, and its formats with their prices", () => {
  const headings = [
    "Domain",
    "Market Price, USD",
    "Format",
    "Turnaround, hours",
    "Hyperlinks",
    "Online, months",
    "Direct",
  ];
  expect(matchColumns(headings, "formats")).toEqual({
    domain: { column: "Domain" },
    price: { column: "Market Price, USD" },
    formatType: { column: "Format" },
    turnaroundHours: { column: "Turnaround, hours" },
    hyperlinkKind: { column: "Hyperlinks" },
    permanenceMonths: { column: "Online, months" },
  });
  expect(matchColumns([...headings.slice(0, 5), ...metricNames.map((name) => metrics[name].label)], "metrics")).toEqual(
    {
      domain: { column: "Domain" },
      ...Object.fromEntries(metricNames.map((name) => [name, { column: metrics[name].label }])),
    },
  );
});

test("a first line that holds values is no header", () => {
  expect(headerProblem(["", " "], 500)).toContain("The first line is empty");
  expect(headerProblem(["Post", "www.post.example"], 500)).toContain('The first line holds "www.post.example"');
  expect(headerProblem(["a", "b", "c"], 2)).toContain("3 columns");
  expect(headerProblem(["name", "moz.da", "Price (USD)"], 500)).toBeUndefined();
});
