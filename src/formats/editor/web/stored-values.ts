import { readStoredDraft } from "#platform/web/draft/stored-draft.ts";
import type { Format } from "../../contract.ts";
import { type FormatValues, isSameValues, readValues } from "./form-values.ts";

/** `broughtBack`: restored at once; `kept`: the format changed since, so the person decides. */
export type StoredValues = { kind: "broughtBack" | "kept"; values: FormatValues; typedAt: string };

export function findStoredValues(format: Format, saved: FormatValues): StoredValues | undefined {
  const kept = readStoredDraft<FormatValues>(format.id);
  if (!kept) return undefined;
  const values = readValues(kept);
  if (isSameValues(values, saved)) return undefined;
  return { kind: kept.base === format.updatedAt ? "broughtBack" : "kept", values, typedAt: kept.typedAt };
}
