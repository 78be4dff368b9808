/** Whether a provider of metrics can be asked (R3.6, R10.9): server and screens read this. */
export type MetricStanding = "noKey" | "paused" | "off" | "waiting" | "usedUp" | "on";

type Provider = {
  keySet: boolean;
  paused: boolean;
  monthlyUnits: number;
  usedUnits: number;
  /** What asking for one medium takes; null without a key. */
  unitsOfOne: number | null;
  retryAt: string | null;
};

/** Why it is not asked, the first reason that there is; `on` when it is. */
export function metricStandingOf(provider: Provider): MetricStanding {
  const { keySet, paused, monthlyUnits, usedUnits, unitsOfOne, retryAt } = provider;
  if (!keySet) return "noKey";
  if (paused) return "paused";
  if (monthlyUnits === 0) return "off";
  if (retryAt) return "waiting";
  return monthlyUnits - usedUnits < (unitsOfOne ?? 1) ? "usedUp" : "on";
}
