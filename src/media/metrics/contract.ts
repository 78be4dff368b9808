import { z } from "zod";
import { day, linkIn, linkTo } from "#platform/contract/wire.ts";
import { metricNames } from "../media.ts";

/** One reading of a metric (R3.6): what it was, who says so, and the day it was read. */
export const metricReadingSchema = z.object({
  id: z.string(),
  media: linkTo("Media"),
  metric: z.enum(metricNames),
  value: z.number(),
  source: z.string(),
  readOn: day(),
});
export type MetricReading = z.infer<typeof metricReadingSchema>;

/** Without a medium nothing is listed. */
export const metricReadingQuery = z.object({
  media: linkIn("media").optional(),
  metric: z.enum(metricNames).optional(),
});

/** The newest days that a trend is drawn from. */
export const trendDays = 24;

/** How each metric of a medium went (R10.9): one value a day, the oldest first; its id is the medium's. */
export const metricTrendsSchema = z.object({
  id: z.string(),
  trends: z.array(
    z.object({
      metric: z.enum(metricNames),
      points: z.array(z.object({ readOn: day(), source: z.string(), value: z.number() })).max(trendDays),
      /** What it usually was before, where the newest value is a jump that does not fit. */
      misfit: z.object({ usual: z.number(), readings: z.int() }).nullable(),
    }),
  ),
});
export type MetricTrends = z.infer<typeof metricTrendsSchema>;
export type MetricTrend = MetricTrends["trends"][number];
