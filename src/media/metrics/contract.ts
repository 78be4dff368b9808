import { z } from "zod";
import { listExport } from "#platform/contract/list-export.ts";
import { get, list, resource } from "#platform/contract/resource.ts";
import { day, linkIn, linkTo } from "#platform/contract/wire.ts";
import { metricNames } from "../media.ts";

const readOn = day().describe("The day it was read, UTC.");
const metric = z.enum(metricNames).describe("The metric's name.");
const source = z.string().describe("Where the value comes from.");

const metricReadingSchema = z.object({
  id: z.string(),
  media: linkTo("Media").describe("The outlet."),
  metric,
  value: z.number().describe("The value, in the metric's own unit."),
  source,
  readOn,
});
export type MetricReading = z.infer<typeof metricReadingSchema>;

const metricReadingQuery = z.object({
  media: linkIn("media").optional().describe("The outlet; without one nothing is listed."),
  metric: z.enum(metricNames).optional().describe("Only readings of this metric."),
});

export const trendDays = 24;

const metricTrendsSchema = z.object({
  id: z.string().describe("The outlet's id."),
  trends: z
    .array(
      z.object({
        metric,
        points: z
          .array(z.object({ readOn, source, value: z.number().describe("The value, in the metric's own unit.") }))
          .max(trendDays)
          .describe("One value a day, the oldest first; the newest 24 days at most."),
        misfit: z
          .object({
            usual: z.number().describe("The usual value before."),
            readings: z.int().describe("The readings that say so."),
          })
          .nullable()
          .describe("Says that the newest value is a jump that does not fit; null when it fits."),
      }),
    )
    .describe("Each metric that has readings."),
});
export type MetricTrends = z.infer<typeof metricTrendsSchema>;
export type MetricTrend = MetricTrends["trends"][number];

const metricReadingList = list({
  fromReplica: true,
  summary: "The readings of one medium, the newest first; none where no medium is named",
  description: "Anybody reads those of a listed outlet, its own people and operators those of any.",
  query: metricReadingQuery,
});

export const metricReadingResource = resource({
  name: "MetricReading",
  path: "metric_readings",
  description: "A reading of a medium's metric: the value, its source and the day it was read.",
  schema: metricReadingSchema,
  operations: {
    list: metricReadingList,
    export: listExport(metricReadingList, metricReadingSchema, {
      summary: "The readings of one medium as a file",
      fields: {
        readOn: "Day it was read",
        metric: "Metric",
        value: "Value",
        source: "Source",
        id: "Id",
      },
    }),
    get: get({
      fromReplica: true,
      summary: "One reading",
      description: "A reading of a listed outlet, or of one that you work for.",
    }),
  },
});

export const metricTrendsResource = resource({
  name: "MetricTrends",
  path: "metric_trends",
  description: "How a medium's metrics went, a value a day, and which newest value does not fit; by the medium's id.",
  schema: metricTrendsSchema,
  operations: {
    get: get({
      fromReplica: true,
      summary: "The newest days of each metric of a medium",
      description: "Of several readings of a day the last one counts. Metrics without readings are left out.",
    }),
  },
});
