import { expect, test } from "vitest";
import { changeInWords } from "./audit-words.ts";

test.each([
  [{ field: "feeBasisPoints", before: 1_500, after: 1_250 }, "House fee", "15 % → 12.5 %"],
  [{ field: "answerHours", before: 72, after: 1 }, "To answer", "72 hours → 1 hour"],
  [{ field: "enabled", before: null, after: false }, "Switched on", "no"],
  [{ field: "description", before: "Old", after: "" }, "Description", "Old → empty"],
  [{ field: "target", before: "/media", after: null }, "Leads to", "/media"],
])("%j reads %s: %s", (change, field, says) => {
  expect(changeInWords(change)).toEqual({ field, change: says });
});
