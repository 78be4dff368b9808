import { changesOf } from "#platform/contract/changes.ts";
import { readStoredDraft } from "#platform/web/draft/stored-draft.ts";
import type { Format } from "../../contract.ts";
import { type FormatEdit, type FormatValues, isSameValues, readValues } from "./form-values.ts";

/** `broughtBack`: restored at once; `kept`: the format changed since, so the person decides. */
export type StoredValues = { kind: "broughtBack" | "kept"; values: FormatValues; typedAt: string };

export function findStoredValues(format: Format, saved: FormatValues): StoredValues | undefined {
  const kept = readStoredDraft<FormatValues, FormatEdit>(format.id);
  if (!kept) return undefined;
  const values = readValues(kept);
  if (isSameValues(values, saved)) return undefined;
  const isOurs = kept.base === format.updatedAt || hasArrived(kept.sent, format);
  return { kind: isOurs ? "broughtBack" : "kept", values, typedAt: kept.typedAt };
}

/** The page was left before the answer, and nobody else has changed the format. */
const hasArrived = (sent: FormatEdit | undefined, format: Format): boolean =>
  sent !== undefined && Object.keys(changesOf(format, sent)).length === 0;
