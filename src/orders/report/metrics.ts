import type { MetricName } from "#media/media.ts";

export const reportMetrics = [
  "ahrefsDr",
  "organicTrafficByAhrefs",
  "semrushAuthorityScore",
] as const satisfies MetricName[];
