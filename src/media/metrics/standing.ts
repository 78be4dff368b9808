export type MetricStanding = "noKey" | "paused" | "off" | "waiting" | "usedUp" | "on";

type Provider = {
  keySet: boolean;
  paused: boolean;
  monthlyUnits: number;
  usedUnits: number;
  /** Units for one medium; null without a key. */
  unitsOfOne: number | null;
  retryAt: string | null;
};

/** Returns the first reason not to ask the provider, else `on`. */
export function metricStandingOf(provider: Provider): MetricStanding {
  const { keySet, paused, monthlyUnits, usedUnits, unitsOfOne, retryAt } = provider;
  if (!keySet) return "noKey";
  if (paused) return "paused";
  if (monthlyUnits === 0) return "off";
  if (retryAt) return "waiting";
  return monthlyUnits - usedUnits < (unitsOfOne ?? 1) ? "usedUp" : "on";
}
