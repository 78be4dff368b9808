import type { MetricName } from "#media/media.ts";

/** What a report says of an outlet: its standing, and how many readers search brings. */
export const reportMetrics = [
  "ahrefsDr",
  "organicTrafficByAhrefs",
  "semrushAuthorityScore",
] as const satisfies MetricName[];
