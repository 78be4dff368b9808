import { type ImportFieldName, importFields } from "../fields.ts";
import type { ImportKind } from "../import.ts";

const ofFixedWords: ImportFieldName[] = ["mediaType", "formatType", "hyperlinkKind"];

/** What the field takes is among words of ours, so that theirs may have to be translated. */
export const hasFixedWords = (field: ImportFieldName): boolean =>
  ofFixedWords.includes(field) || ["list", "yesOrNo"].includes(importFields[field].kind);

const needed: Record<ImportKind, ImportFieldName[]> = {
  media: ["name", "url", "mediaType", "languages", "countries"],
  formats: ["domain", "formatType"],
  metrics: ["domain"],
};

/** Without these no row can be imported; the domain stands for the address and the other way round. */
export const isNeeded = (field: ImportFieldName, kind: ImportKind): boolean => needed[kind].includes(field);
