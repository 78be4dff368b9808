import type { AudienceCountry } from "#media/audience/audience.ts";
import { type MetricName, metricNames, metrics } from "#media/media.ts";
import { demoOutlets } from "./outlets.ts";

/** A number from 0 to 99 that looks arbitrary and is the same at each start. */
export const spread = (index: number, step: number): number => (index * 37 * step + step * 11) % 100;

const service = "Tideline (fictional)";

/** For an outlet that joined today only declared figures exist. */
const isNew = (index: number): boolean => demoOutlets[index]?.monthsAgo === 0;
/** Traffic jumps to five times its year's level, to show the warning. */
const jumped = "Alpine Signal";

const measured: MetricName[] = [
  ...(["audience", "sourceDirect", "sourceSearch", "sourceSocial"] as const),
  ...(["estimatedViews", "timeOnSite", "pagePerVisit", "bounceRate"] as const),
];
const monthsBack = Array.from({ length: 12 }, (_, month) => month + 1);

export type DemoReading = { metric: MetricName; value: number; source: string; monthsAgo: number };
export type DemoMetrics = Record<MetricName, number>;

/** The service measures each month, the publisher declares each quarter; the newest readings are today's values. */
export function demoReadings(index: number, newest: DemoMetrics): DemoReading[] {
  return metricNames.flatMap((metric) => {
    const source = measured.includes(metric) && !isNew(index) ? service : "declared";
    const months = isNew(index) ? [] : monthsBack.filter((month) => source === service || month % 3 === 0);
    const earlier = months.map((month) => ({
      metric,
      value: valueBefore(index, metric, newest[metric], month),
      source,
      monthsAgo: month,
    }));
    return [{ metric, value: newest[metric], source, monthsAgo: 0 }, ...earlier];
  });
}

function valueBefore(index: number, metric: MetricName, newest: number, months: number): number {
  const { unit, max } = metrics[metric];
  const wobble = (spread(index + months, 31) - 50) / 50;
  if (unit === "percent" || unit === "score") {
    const drift = ((spread(index, 33) - 45) / 100) * months;
    return Math.min(max, Math.max(0, Math.round(newest - drift + wobble * 1.5)));
  }
  const size = demoOutlets[index]?.name === jumped && unit === "count" ? 0.2 : 1;
  const growth = ((spread(index, 35) - 35) / 100) * (months / 12);
  const value = newest * size * (1 - growth) * (1 + wobble * 0.04);
  return unit === "count" ? Math.round(value) : Math.round(value * 10) / 10;
}

/** Most readers are at home; a declaration names the own country only. */
export function demoAudience(index: number): AudienceCountry[] | undefined {
  const home = demoOutlets[index]?.country;
  if (!home || isNew(index)) return undefined;
  const others = [...new Set(demoOutlets.map(({ country }) => country))].filter((country) => country !== home);
  const abroad = [0, 1, 2].map((at) => others[(index * 3 + at * 4) % others.length] ?? "US");
  const shares = [52 + (spread(index, 37) % 24), 9 + (spread(index, 39) % 5), 4 + (spread(index, 41) % 4), 2.5];
  return [home, ...new Set(abroad)].map((country, at) => ({ country, percent: shares[at] ?? 1 }));
}

export const demoAudienceSource = service;

export function demoMetrics(index: number): DemoMetrics {
  const traffic = 2_000 * (spread(index, 3) + 1) ** 2;
  const direct = 20 + (spread(index, 5) % 30);
  const search = 30 + (spread(index, 9) % 20);
  return {
    audience: traffic,
    sourceDirect: direct,
    sourceSearch: search,
    sourceSocial: 100 - direct - search,
    semrushOrganicTraffic: Math.round(traffic * 0.42),
    semrushAuthorityScore: 15 + (spread(index, 11) % 60),
    ahrefsDr: 12 + (spread(index, 13) % 75),
    organicTrafficByAhrefs: Math.round(traffic * 0.38),
    mjCf: 8 + (spread(index, 17) % 55),
    mjTf: 6 + (spread(index, 19) % 50),
    mozDomainAuthority: 14 + (spread(index, 21) % 70),
    estimatedViews: Math.round(traffic * 2.6),
    timeOnSite: 40 + spread(index, 23) * 3,
    pagePerVisit: 1 + (spread(index, 27) % 40) / 10,
    bounceRate: 25 + (spread(index, 29) % 60),
  };
}
