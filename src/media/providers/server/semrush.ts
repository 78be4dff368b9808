import { getDomain } from "tldts";
import { ask, metricRefusalOf, notAsDocumented } from "./ask.ts";
import { isRefusal, type MetricProvider, type MetricRefusal } from "./provider.ts";

/** Ten units a line of "Domain Overview", forty a request of "Backlinks Overview". */
const [unitsOfTraffic, unitsOfScore] = [10, 40];

/** Error numbers by meaning; any other means a wrong request. */
const wrongKey = [70, 120, 121, 122, 130, 133, 135];
const outOfQuota = [131, 132, 134];
const nothingFound = 50;

type Settings = { key: string; base: string; database: string };
type Cell = { kind: "cell"; value: number | undefined };

/**
 * Semrush API v3: organic traffic by the database of one country, and the Authority Score; a domain at a time, in CSV.
 */
export function semrush({ key, base, database }: Settings): MetricProvider {
  const cell = (path: string, query: Record<string, string>, column: string) =>
    readCell(new URL(`${base}${path}?${new URLSearchParams({ ...query, key })}`), column);
  return {
    name: "semrush",
    batchSize: 1,
    leastDomains: 1,
    unitsFor: (domains) => domains * (unitsOfTraffic + unitsOfScore),
    async read([domain = ""]) {
      const overview = { type: "domain_rank", domain, database, export_columns: "Dn,Ot" };
      const traffic = await cell("/", overview, "Organic Traffic");
      if (isRefusal(traffic)) return traffic;
      const links = { type: "backlinks_overview", target: domain, target_type: targetType(domain) };
      const score = await cell("/analytics/v1/", { ...links, export_columns: "ascore" }, "ascore");
      if (isRefusal(score)) return { ...score, units: unitsOfTraffic };
      const known = {
        ...(traffic.value === undefined ? {} : { semrushOrganicTraffic: traffic.value }),
        ...(score.value === undefined ? {} : { semrushAuthorityScore: score.value }),
      };
      return { kind: "readings", values: new Map(Object.keys(known).length > 0 ? [[domain, known]] : []) };
    },
  };
}

const targetType = (domain: string): string => (getDomain(domain) === domain ? "root_domain" : "domain");

async function readCell(address: URL, column: string): Promise<Cell | MetricRefusal> {
  const answer = await ask(address);
  if (isRefusal(answer)) return answer;
  const code = /^\s*ERROR (\d+) ::/.exec(answer.text)?.[1];
  if (code) return meaningOf(Number(code));
  return metricRefusalOf(answer) ?? cellOf(answer.text, column);
}

function meaningOf(code: number): Cell | MetricRefusal {
  if (code === nothingFound) return { kind: "cell", value: undefined };
  if (wrongKey.includes(code)) return { kind: "wrong_key", problem: `It refuses the key (error ${code}).` };
  if (outOfQuota.includes(code)) return { kind: "out_of_quota", problem: `Its units are used up (error ${code}).` };
  return { kind: "unusable", problem: `It does not take what is asked (error ${code}).` };
}

function cellOf(text: string, column: string): Cell | MetricRefusal {
  const [names = [], cells = []] = text
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(";"));
  const cell = cells[names.indexOf(column)]?.trim();
  if (!cell || !/^\d+(\.\d+)?$/.test(cell)) return notAsDocumented;
  return { kind: "cell", value: Number(cell) };
}
