import type { ImportKind } from "../import.ts";
import { type ImportMapping, requireFields } from "../mapping/mapping.ts";
import { requireFormatFields } from "./formats.ts";
import { requireMetricFields } from "./metrics.ts";

type Requirement = (sources: ImportMapping["sources"]) => void;

/** Checks a mapping by the kind of file; each throws `MappingError`. */
export const requirements: Record<ImportKind, Requirement> = {
  media: requireFields,
  formats: requireFormatFields,
  metrics: requireMetricFields,
};
