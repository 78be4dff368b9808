import { z } from "zod";
import { metricsSchema } from "#media/contract.ts";
import { type MetricName, metricNames, metrics } from "#media/media.ts";
import { day } from "#platform/contract/wire.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import type { ImportFieldName } from "../fields.ts";
import { type ImportMapping, MappingError, requireMapped } from "../mapping/mapping.ts";
import { importedShares } from "../mapping/shares.ts";
import type { RowError } from "../report.ts";
import type { ImportBinding } from "./binding.ts";
import {
  asError,
  cellCountError,
  given,
  type ImportRow,
  issuesOf,
  type Problem,
  readCells,
  rowAddressOf,
} from "./row.ts";

const texts = catalogue("imports.rows.metrics", {
  strangeFields: (value: string, value2: string, measured: string) =>
    `${value}: a file of metrics has ${value2}, ${measured}, and nothing else.`,
  noMetricMapped: (measured: string) => `No metric is mapped. There are: ${measured}.`,
  noMetric: "Has no metric",
  inFuture: "Can't be in the future",
});

/** Pure rules for readings of metrics (R3.6, R10.7); the bounds are the API's own. */
const readingsSchema = z.object({
  ...metricsSchema.omit({ leadingCountriesIds: true }).partial().shape,
  audienceCountries: importedShares.optional(),
  readOn: day(),
});

const isMetric = (field: string): field is MetricName => (metricNames as string[]).includes(field);
const isMeasured = (field: string): boolean => isMetric(field) || field === "audienceCountries";
const others: ImportFieldName[] = ["domain", "url", "readOn"];
const measured = [...metricNames, "audienceCountries"].join(", ");

/** A file of metrics names the medium, the metrics, and at most the day besides. */
export function requireMetricFields(sources: ImportMapping["sources"]): void {
  const fields = [...sources.keys()];
  const strange = fields.filter((field) => !isMeasured(field) && !others.includes(field));
  if (strange.length > 0) throw new MappingError(texts.strangeFields(strange.join(", "), others.join(", "), measured));
  if (!sources.has("url")) requireMapped(sources, ["domain"]);
  if (!fields.some(isMeasured)) throw new MappingError(texts.noMetricMapped(measured));
}

/** Reads one record of the file; `today` is the default day and the latest one allowed. */
export function readMetricRow(
  binding: ImportBinding,
  line: number,
  record: string[],
  today: string,
): ImportRow | RowError[] {
  const miscounted = cellCountError(binding, line, record);
  if (miscounted) return [miscounted];
  const cells = readCells(binding, record);
  const { domain, url, ...values } = given(cells, "media");
  const address = rowAddressOf({ domain, url });
  const checked = readingsSchema.safeParse({ readOn: today, ...given(cells, "reading"), ...values });
  const problems = [
    ...("problem" in address ? [address.problem] : []),
    ...issuesOf(checked, binding).map(withMetric),
    ...(Object.keys(values).length === 0 ? [{ field: "", message: texts.noMetric }] : []),
    ...(checked.success && checked.data.readOn > today ? [{ field: "readOn", message: texts.inFuture }] : []),
  ];
  if (problems.length > 0 || !checked.success || !("domain" in address))
    return problems.map((problem) => asError(binding, cells, line, problem));
  return { line, domain: address.domain, media: checked.data, format: undefined };
}

const withMetric = ({ field, message }: Problem): Problem => ({
  field,
  message: isMetric(field) ? `${metrics[field].label}: ${message}` : message,
});
