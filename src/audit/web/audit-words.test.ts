import { expect, test } from "vitest";
import { changeInWords, entryInWords } from "./audit-words.ts";

test.each([
  [{ field: "feeBasisPoints", before: 1_500, after: 1_250 }, "Service fee", "15% → 12.5%"],
  [{ field: "answerHours", before: 72, after: 1 }, "To answer", "3 days → 1 hour"],
  [{ field: "enabled", before: null, after: false }, "Switched on", "no"],
  [{ field: "description", before: "Old", after: "" }, "Description", "Old → empty"],
  [{ field: "target", before: "/media", after: null }, "Leads to", "/media"],
])("%j reads %s: %s", (change, field, says) => {
  expect(changeInWords(change)).toEqual({ field, change: says });
});

const decided = (fields: Record<string, string>) => ({
  kind: "review" as const,
  act: "created" as const,
  changes: Object.entries(fields).map(([field, after]) => ({ field, before: null, after })),
});

test("R1.10 a review reads as what was decided, of what, and what the publisher was told", () => {
  const rejected = entryInWords(decided({ decision: "reject", reason: "No imprint.", media: "m-1" }));
  expect(rejected).toEqual({
    did: "rejected",
    media: "m-1",
    changes: [{ field: "reason", before: null, after: "No imprint." }],
  });
  const approved = entryInWords(decided({ decision: "approve", formatType: "Paid News", media: "m-1" }));
  expect(approved).toEqual({ did: "approved Paid News on", media: "m-1", changes: [] });
});

test("an import reads as imported or taken back, with what it brought", () => {
  const brought = { kind: "import" as const, changes: [{ field: "rowsCreated", before: null, after: 1_200 }] };
  expect(entryInWords({ ...brought, act: "created" }).did).toBe("imported");
  expect(entryInWords({ ...brought, act: "removed" }).did).toBe("took back");
  expect(changeInWords({ field: "rowsCreated", before: null, after: 1_200 })).toEqual({
    field: "New",
    change: "1,200 rows",
  });
});

test("what is no review reads as its kind and act", () => {
  expect(entryInWords({ kind: "flag", act: "removed", changes: [] })).toMatchObject({
    did: "removed the flag",
    media: null,
  });
});
