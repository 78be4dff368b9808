import { expect, test, vi } from "vitest";
import { usualFields } from "../../conditions.ts";
import type { Format } from "../../contract.ts";
import { type FormatEdit, type FormatValues, formatEditOf, formatValuesOf } from "./form-values.ts";
import { findStoredValues } from "./stored-values.ts";

const before = "2026-11-27T19:22:00.000Z";
const since = "2026-11-27T19:22:01.000Z";

const saved = { ...usualFields, formatType: "Advertorial", priceCents: 25_000, updatedAt: since } as Format;
const typed: FormatValues = { ...formatValuesOf(saved), permanenceMonths: 24 };

function found(kept: { base: string; sent?: FormatEdit }) {
  vi.stubGlobal("localStorage", { getItem: () => JSON.stringify({ ...typed, ...kept, typedAt: before }) });
  return findStoredValues(saved, formatValuesOf(saved))?.kind;
}

test("R10.6 what was typed comes back at once while the format is as it was", () => {
  expect(found({ base: since })).toBe("broughtBack");
});

test("R10.6 a save that arrived after its page was left is no change by somebody else", () => {
  expect(found({ base: before, sent: formatEditOf(formatValuesOf(saved)) })).toBe("broughtBack");
});

test("R10.6 whoever finds another's change decides", () => {
  expect(found({ base: before })).toBe("kept");
  expect(found({ base: before, sent: { priceCents: 30_000 } })).toBe("kept");
});
