import { expect, test } from "vitest";
import { actOf, auditChangesOf, recorded } from "./audit.ts";

const flag = { id: "1", name: "news", enabled: false, description: "" };

test("a change is recorded by the fields that differ, and nothing when none does", () => {
  expect(recorded("flag", flag, { ...flag, enabled: true })).toEqual({
    before: { enabled: false },
    after: { enabled: true },
  });
  expect(recorded("flag", flag, { ...flag })).toBeUndefined();
});

test("what is new or gone is recorded whole, without what only the database knows", () => {
  const made = recorded("flag", undefined, flag);
  expect(made).toEqual({ before: null, after: { name: "news", enabled: false, description: "" } });
  expect(made && actOf(made)).toBe("created");
  expect(actOf({ before: {}, after: null })).toBe("removed");
});

test("changes are told in the order of the fields", () => {
  const before = { refreshDays: 7, monthlyUnits: 1_500 };
  const after = { refreshDays: 14, monthlyUnits: 1_200 };
  expect(auditChangesOf("metrics", before, after)).toEqual([
    { field: "monthlyUnits", before: 1_500, after: 1_200 },
    { field: "refreshDays", before: 7, after: 14 },
  ]);
});

test("settings are recorded by all fields that they come with", () => {
  expect(recorded("settings", { answerHours: 72, legalName: "" }, { answerHours: 48, legalName: "" })).toEqual({
    before: { answerHours: 72 },
    after: { answerHours: 48 },
  });
  expect(auditChangesOf("settings", { answerHours: 72 }, { answerHours: 48 })).toEqual([
    { field: "answerHours", before: 72, after: 48 },
  ]);
});
