import { expect, test } from "vitest";
import { errorLine, reportLines } from "./report.ts";

test("no cell of the errors' file is a formula", () => {
  expect(errorLine({ line: 3, column: "+1", value: "=1+1", message: 'say "so"' })).toBe(`3,'+1,'=1+1,"say ""so"""\r\n`);
});

const counts = {
  rowsRead: 1_200,
  rowsCreated: 1_100,
  rowsUpdated: 0,
  rowsUnchanged: 0,
  rowsMerged: 0,
  rowsRefused: 100,
  written: true,
  formatsCreated: 0,
  formatsUpdated: 0,
  rows: [],
};

test("a report reads as a table with a line for each kind of error, and no cell commands the terminal", () => {
  const message = "Check your URL format";
  const lines = reportLines({
    ...counts,
    errors: [{ line: 2, column: "url", value: "\u001b[2J\u202e", message }],
    errorCount: 100,
    kinds: [
      { column: "url", message, count: 98, lines: [2, 5, 9] },
      { column: "", message: "Has 3 cells, the header 4", count: 1, lines: [7] },
    ],
    words: [],
  });
  expect(lines.slice(0, 2)).toEqual(["1,200 rows read", "  created        1,100"]);
  expect(lines.slice(-3)).toEqual([
    String.raw`url: Check your URL format, not "\u001b[2J?" (98 times, first in line 2, 5, 9)`,
    "Has 3 cells, the header 4 (line 7)",
    "… and 1 more",
  ]);
});

test("foreign words come with the option that translates them, which a shell takes as it is", () => {
  const word = { field: "mediaType", column: "Kind", count: 312 } as const;
  const lines = reportLines({
    ...counts,
    errors: [],
    errorCount: 0,
    kinds: [],
    words: [
      { ...word, word: "Local newspaper", nearest: "Local news" },
      { ...word, word: "$(reboot)'s", nearest: null },
      { ...word, word: "a=b", nearest: null },
    ],
  });
  expect(lines.slice(-4)).toEqual([
    "Words that Byline does not know, and the option that translates them:",
    "  --value 'mediaType:Local newspaper=Local news'  312 times",
    String.raw`  --value 'mediaType:$(reboot)'\''s='  312 times`,
    "  … and 1 more",
  ]);
});
