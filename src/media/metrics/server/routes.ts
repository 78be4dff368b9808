import { get, list, type Resource } from "#platform/http/resource.ts";
import { metricReadingQuery, metricReadingSchema, metricTrendsSchema } from "../contract.ts";
import { findReading, findTrends, listReadings } from "./queries.ts";

export const metricReadingResource: Resource = {
  name: "MetricReading",
  path: "metric_readings",
  description: "A reading of a medium's metric: the value, its source and the day it was read.",
  schema: metricReadingSchema,
  operations: [
    list({
      summary: "The readings of one medium, the newest first; none where no medium is named",
      query: metricReadingQuery,
      handle: ({ reader, actor, query }) => listReadings(reader, actor, query),
    }),
    get({ summary: "One reading", handle: ({ reader, actor, id }) => findReading(reader, actor, id) }),
  ],
};

export const metricTrendsResource: Resource = {
  name: "MetricTrends",
  path: "metric_trends",
  description: "How a medium's metrics went, a value a day, and which newest value does not fit; by the medium's id.",
  schema: metricTrendsSchema,
  operations: [
    get({
      summary: "The newest days of each metric of a medium",
      handle: ({ reader, actor, id }) => findTrends(reader, actor, id),
    }),
  ],
};
