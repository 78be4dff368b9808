import { requireFormatFields } from "./import-formats.ts";
import { type ImportMapping, requireFields } from "./import-mapping.ts";
import { requireMetricFields } from "./import-metrics.ts";
import type { ImportKind } from "./import-states.ts";

type Requirement = (sources: ImportMapping["sources"]) => void;

/** What a mapping must name for a file of each kind, and what it can't; each throws `MappingError`. */
export const requirements: Record<ImportKind, Requirement> = {
  media: requireFields,
  formats: requireFormatFields,
  metrics: requireMetricFields,
};
