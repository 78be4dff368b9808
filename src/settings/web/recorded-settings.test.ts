import { expect, test } from "vitest";
import { recorded } from "#audit/audit.ts";
import { changeInWords } from "#audit/web/audit-words.ts";
import { decidedSchema } from "../contract.ts";

test.each(Object.keys(decidedSchema.shape))("R1.10 the trail keeps a change of %s and names it", (field) => {
  const change = recorded("settings", { [field]: 1 }, { [field]: 2 });
  expect(change).toEqual({ before: { [field]: 1 }, after: { [field]: 2 } });
  const words = changeInWords({ field, before: 1, after: 2 });
  expect(words.field).not.toBe(field);
  const schema = decidedSchema.shape[field as keyof typeof decidedSchema.shape];
  const isNumber = [1, 100].some((number) => schema.safeParse(number).success);
  if (isNumber) expect(words.change.includes("hour")).toBe(field.endsWith("Hours"));
});
