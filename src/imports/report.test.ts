import { expect, test } from "vitest";
import { errorLine, reportLines } from "./report.ts";

test("no cell of the errors' file is a formula", () => {
  expect(errorLine({ line: 3, column: "+1", value: "=1+1", message: 'say "so"' })).toBe(`3,'+1,'=1+1,"say ""so"""\r\n`);
});

test("a report reads as a table, and no cell of the file commands the terminal", () => {
  const counts = {
    rowsRead: 1_200,
    rowsCreated: 1_100,
    rowsUpdated: 0,
    rowsUnchanged: 0,
    rowsMerged: 0,
    rowsRefused: 100,
  };
  const errors = [{ line: 2, column: "url", value: "\u001b[2J\u202e", message: "Check your URL format" }];
  const lines = reportLines({
    ...counts,
    written: true,
    formatsCreated: 0,
    formatsUpdated: 0,
    errors,
    errorCount: 100,
    rows: [],
  });
  expect(lines[0]).toBe("1,200 rows read");
  expect(lines[1]).toBe("  created        1,100");
  expect(lines.at(-2)).toBe(String.raw`line 2: url "\u001b[2J?": Check your URL format`);
  expect(lines.at(-1)).toBe("… and 99 more");
});
