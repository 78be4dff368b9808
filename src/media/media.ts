import type { StateTone } from "#platform/contract/state-tone.ts";
import { catalogue } from "#platform/words/catalogue.ts";
export const mediaTypes = ["Blog", "Local news", "News Media", "News agency", "Portal"] as const;
export type MediaType = (typeof mediaTypes)[number];

/** `unproven`: its publisher wants it on the market, which waits for the proof of its domain. */
export const mediaStatusNames = catalogue("media.statuses", {
  draft: "Draft",
  unproven: "Waits for verification",
  in_review: "In review",
  listed: "Listed",
  paused: "Paused",
  rejected: "Rejected",
} as const);
export type MediaStatus = keyof typeof mediaStatusNames;
export const mediaStatuses = Object.keys(mediaStatusNames) as MediaStatus[];
/** The publisher has the next move here; meanwhile nobody reviews the formats. */
export const withPublisherStatuses: readonly MediaStatus[] = ["draft", "unproven", "rejected"];

/** `unit`: percent 0–100, score 0–100, count ≥ 0, seconds, pages. */
type Metric = { label: string; unit: "count" | "percent" | "score" | "seconds" | "pages"; max: number };

/** Excludes `leadingCountriesIds`, a list, from the metrics of R3.6. */
export const metrics = {
  audience: { label: "Audience", unit: "count", max: 1e11 },
  sourceDirect: { label: "Direct", unit: "percent", max: 100 },
  sourceSearch: { label: "Search", unit: "percent", max: 100 },
  sourceSocial: { label: "Social", unit: "percent", max: 100 },
  semrushOrganicTraffic: { label: "Semrush organic traffic", unit: "count", max: 1e11 },
  semrushAuthorityScore: { label: "Semrush authority score", unit: "score", max: 100 },
  ahrefsDr: { label: "Ahrefs DR", unit: "score", max: 100 },
  organicTrafficByAhrefs: { label: "Ahrefs organic traffic", unit: "count", max: 1e11 },
  mjCf: { label: "Majestic CF", unit: "score", max: 100 },
  mjTf: { label: "Majestic TF", unit: "score", max: 100 },
  mozDomainAuthority: { label: "Moz DA", unit: "score", max: 100 },
  estimatedViews: { label: "Estimated views", unit: "count", max: 1e11 },
  timeOnSite: { label: "Time on site", unit: "seconds", max: 86_400 },
  pagePerVisit: { label: "Pages per visit", unit: "pages", max: 1_000 },
  bounceRate: { label: "Bounce rate", unit: "percent", max: 100 },
} as const satisfies Record<string, Metric>;

export type MetricName = keyof typeof metrics;
export const metricNames = Object.keys(metrics) as MetricName[];

export const mediaTones: Record<MediaStatus, StateTone> = {
  draft: "quiet",
  unproven: "waiting",
  in_review: "waiting",
  listed: "good",
  paused: "quiet",
  rejected: "bad",
};
