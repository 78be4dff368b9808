import { serve } from "#platform/http/serve.ts";
import { metricReadingResource, metricTrendsResource } from "../contract.ts";
import { findReading, findTrends, listReadings } from "./queries.ts";

export const metricReadingRoutes = serve(metricReadingResource, {
  list: ({ reader, actor, query }) => listReadings(reader, actor, query),
  get: ({ reader, actor, id }) => findReading(reader, actor, id),
});

export const metricTrendsRoutes = serve(metricTrendsResource, {
  get: ({ reader, actor, id }) => findTrends(reader, actor, id),
});
