import { z } from "zod";
import { ask, type HttpAnswer, metricRefusalOf, notAsDocumented, readJson } from "./ask.ts";
import { isRefusal, type MetricProvider, type MetricReadings, type MetricRefusal } from "./provider.ts";

/** Units: the least for a request; and per row, one for the rating and ten for the traffic. */
const unitsMin = 50;
const unitsOfRow = 11;

const rows = z.object({
  targets: z.array(z.object({ domain_rating: z.number().nullish(), org_traffic: z.number().nullish() })),
});
const refused = z.object({ error: z.string() });

/** Ahrefs API v3, "Batch Analysis": Domain Rating and organic traffic, a hundred domains a call. */
export function ahrefs({ key, base }: { key: string; base: string }): MetricProvider {
  return {
    name: "ahrefs",
    batchSize: 100,
    leastDomains: Math.ceil(unitsMin / unitsOfRow),
    unitsFor: (domains) => Math.max(unitsMin, domains * unitsOfRow),
    async read(domains) {
      const answer = await ask(new URL(`${base}/batch-analysis/batch-analysis`), {
        method: "POST",
        headers: { authorization: `Bearer ${key}` },
        body: {
          select: ["domain_rating", "org_traffic"],
          targets: domains.map((url) => ({ url, mode: "subdomains", protocol: "both" })),
        },
      });
      if (isRefusal(answer)) return answer;
      return withinUnits(answer) ?? metricRefusalOf(answer) ?? readings(answer, domains);
    },
  };
}

/** Ahrefs answers 403 both to an unknown key and to exhausted units; only the message tells them apart. */
function withinUnits(answer: HttpAnswer): MetricRefusal | undefined {
  const said = answer.status === 403 ? readJson(answer, refused)?.error : undefined;
  if (!said || !/units?|limit|quota/i.test(said)) return undefined;
  return { kind: "out_of_quota", problem: "The units of its own account are used up." };
}

function readings(answer: HttpAnswer, domains: string[]): MetricReadings | MetricRefusal {
  const read = readJson(answer, rows);
  if (!read) return notAsDocumented;
  if (read.targets.length !== domains.length)
    return { kind: "unusable", problem: `It answers ${read.targets.length} rows for ${domains.length} domains.` };
  const values: MetricReadings["values"] = new Map();
  for (const [at, domain] of domains.entries()) {
    const { domain_rating: rating, org_traffic: traffic } = read.targets[at] ?? {};
    const known = {
      ...(typeof rating === "number" ? { ahrefsDr: rating } : {}),
      ...(typeof traffic === "number" ? { organicTrafficByAhrefs: traffic } : {}),
    };
    if (Object.keys(known).length > 0) values.set(domain, known);
  }
  return { kind: "readings", values, ...spent(answer.headers) };
}

function spent(headers: Headers): { units?: number } {
  const said = headers.get("x-api-units-cost-total-actual");
  return said && /^\d+$/.test(said) ? { units: Number(said) } : {};
}
