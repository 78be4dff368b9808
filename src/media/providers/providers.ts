import type { MetricName } from "../media.ts";

/** Services that measure media (R3.6, R10.9), each by the operator's own key. */
export const providerNames = ["ahrefs", "semrush", "moz", "majestic"] as const;
export type ProviderName = (typeof providerNames)[number];

type Provider = {
  /** Stored as the source of its readings. */
  label: string;
  metrics: readonly MetricName[];
  /** The provider's terms ask for this attribution, linked to `site`. */
  attribution: string;
  site: string;
  keyVariable: string;
};

export const metricProviders: Record<ProviderName, Provider> = {
  ahrefs: {
    label: "Ahrefs",
    metrics: ["ahrefsDr", "organicTrafficByAhrefs"],
    attribution: "Domain Rating by Ahrefs",
    site: "https://ahrefs.com/",
    keyVariable: "AHREFS_API_KEY",
  },
  semrush: {
    label: "Semrush",
    metrics: ["semrushOrganicTraffic", "semrushAuthorityScore"],
    attribution: "Data by Semrush",
    site: "https://www.semrush.com/",
    keyVariable: "SEMRUSH_API_KEY",
  },
  moz: {
    label: "Moz",
    metrics: ["mozDomainAuthority"],
    attribution: "Domain Authority™ by Moz",
    site: "https://moz.com/",
    keyVariable: "MOZ_API_KEY",
  },
  majestic: {
    label: "Majestic",
    metrics: ["mjCf", "mjTf"],
    attribution: "Citation Flow and Trust Flow by Majestic",
    site: "https://majestic.com/",
    keyVariable: "MAJESTIC_API_KEY",
  },
};

export function providersAmong(sources: Iterable<string>): Provider[] {
  const named = new Set(sources);
  return providerNames.map((name) => metricProviders[name]).filter(({ label }) => named.has(label));
}
