import type { CampaignGoal } from "#campaigns/campaign.ts";
import { type MetricName, metricNames } from "#media/media.ts";
import type { ColumnId } from "../display.ts";
import type { MarketplaceAddress } from "./address-schema.ts";

/** By goal (R3.4): its most telling columns, and the order that puts the best first. */
const always: ColumnId[] = ["price", "formatType", "turnaroundHours"];

export const presets = {
  seo: {
    columns: [
      ...always,
      "hyperlinkKind",
      "permanenceMonths",
      "ahrefsDr",
      "semrushAuthorityScore",
      "mozDomainAuthority",
    ],
    hyperlinkKind: ["Dofollow", "Dofollow For a Fee"],
    "order[ahrefsDr]": "desc",
  },
  traffic: {
    columns: [...always, "audience", "organicTrafficByAhrefs", "semrushOrganicTraffic", "sourceSearch", "sourceDirect"],
    "order[audience]": "desc",
  },
  awareness: {
    columns: [...always, "mediaType", "countries", "audience", "estimatedViews"],
    "order[estimatedViews]": "desc",
  },
  reputation: {
    columns: [...always, "mediaType", "countries", "permanenceMonths", "audience", "mozDomainAuthority"],
    mediaType: ["News Media", "News agency"],
    "order[mozDomainAuthority]": "desc",
  },
  visa: {
    columns: [...always, "mediaType", "countries", "permanenceMonths", "audience"],
    mediaType: ["News Media", "News agency", "Portal"],
    "order[permanenceMonths]": "desc",
  },
} as const satisfies Record<Exclude<CampaignGoal, "other">, Partial<MarketplaceAddress>>;

export type PresetName = keyof typeof presets;
export const presetNames = Object.keys(presets) as PresetName[];

/** Authority and traffic, which buyers look at first for every goal. */
export const usualMetrics = ["ahrefsDr", "organicTrafficByAhrefs"] as const satisfies MetricName[];

const ownMetricsMax = 3;

/** Returns the metrics to filter first: up to three of the goal's own columns, and the usual ones. */
export function firstMetrics(goal: CampaignGoal | undefined): MetricName[] {
  const columns: readonly ColumnId[] = goal === undefined || goal === "other" ? [] : presets[goal].columns;
  const own = columns.filter((id): id is MetricName => metricNames.some((name) => name === id));
  return [...new Set([...own.slice(0, ownMetricsMax), ...usualMetrics])];
}
