import type { ImportFieldName } from "../fields.ts";
import type { ImportKind } from "../import.ts";

const needed: Record<ImportKind, ImportFieldName[]> = {
  media: ["name", "url", "mediaType", "languages", "countries"],
  formats: ["domain", "formatType"],
  metrics: ["domain"],
};

export const isNeeded = (field: ImportFieldName, kind: ImportKind): boolean => needed[kind].includes(field);
