import type { ImportKind } from "../import.ts";
import { type ImportMapping, requireFields } from "../mapping/mapping.ts";
import { requireFormatFields } from "./formats.ts";
import { requireMetricFields } from "./metrics.ts";

type Requirement = (sources: ImportMapping["sources"]) => void;

export const requirements: Record<ImportKind, Requirement> = {
  media: requireFields,
  formats: requireFormatFields,
  metrics: requireMetricFields,
};
