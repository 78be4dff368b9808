import { type ImportFieldName, importFields } from "../fields.ts";
import type { ImportKind } from "../import.ts";

/** True for fields with a fixed vocabulary, into which foreign words need translation. */
export const hasFixedWords = (field: ImportFieldName): boolean =>
  ["choice", "list", "yesOrNo"].includes(importFields[field].kind);

const needed: Record<ImportKind, ImportFieldName[]> = {
  media: ["name", "url", "mediaType", "languages", "countries"],
  formats: ["domain", "formatType"],
  metrics: ["domain"],
};

export const isNeeded = (field: ImportFieldName, kind: ImportKind): boolean => needed[kind].includes(field);
