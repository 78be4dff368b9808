import { type ImportFieldName, importFields } from "../fields.ts";
import type { ImportKind } from "../import.ts";

/** What the field takes is among words of ours, so that theirs may have to be translated. */
export const hasFixedWords = (field: ImportFieldName): boolean =>
  ["choice", "list", "yesOrNo"].includes(importFields[field].kind);

const needed: Record<ImportKind, ImportFieldName[]> = {
  media: ["name", "url", "mediaType", "languages", "countries"],
  formats: ["domain", "formatType"],
  metrics: ["domain"],
};

/** Without these no row can be imported; the domain stands for the address and the other way round. */
export const isNeeded = (field: ImportFieldName, kind: ImportKind): boolean => needed[kind].includes(field);
