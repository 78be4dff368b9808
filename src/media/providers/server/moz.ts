import { z } from "zod";
import { ask, metricRefusalOf, notAsDocumented, readJson } from "./ask.ts";
import { isRefusal, type MetricProvider, type MetricReadings, type MetricRefusal } from "./provider.ts";

const method = "data.site.metrics.fetch.multiple";

const query = z.object({ query: z.string() });
const answered = z.object({
  result: z
    .object({
      results_by_site: z.array(
        z.object({
          site_query: query.extend({ original_site_query: query.nullish() }),
          site_metrics: z.object({ domain_authority: z.number().nullish() }),
        }),
      ),
    })
    .optional(),
  error: z.object({ status: z.int().optional(), message: z.string().default("") }).optional(),
});

/** Moz API (JSON-RPC): Domain Authority, fifty domains a call, a row of the quota each. */
export function moz({ key, base }: { key: string; base: string }): MetricProvider {
  return {
    name: "moz",
    batchSize: 50,
    leastDomains: 1,
    unitsFor: (domains) => domains,
    async read(domains) {
      const answer = await ask(new URL(base), {
        method: "POST",
        headers: { "x-moz-token": key },
        body: {
          jsonrpc: "2.0",
          id: crypto.randomUUID(),
          method,
          params: { data: { site_queries: domains.map((domain) => ({ query: domain, scope: "domain" })) } },
        },
      });
      if (isRefusal(answer)) return answer;
      const read = readJson(answer, answered);
      if (read?.error) return meaningOf(read.error, metricRefusalOf(answer));
      if (!read?.result) return metricRefusalOf(answer) ?? notAsDocumented;
      return { kind: "readings", values: valuesOf(read.result.results_by_site, domains) };
    },
  };
}

/** Only the message tells an exhausted quota from other refusals of the same status. */
function meaningOf(error: { status?: number | undefined; message: string }, byStatus?: MetricRefusal): MetricRefusal {
  if (/quota/i.test(error.message))
    return { kind: "out_of_quota", problem: "The quota of its own account is used up." };
  if (byStatus) return byStatus;
  if (error.status === 401 || error.status === 403) return { kind: "wrong_key", problem: "It refuses the key." };
  return { kind: "unusable", problem: "It does not take what is asked." };
}

type Sites = NonNullable<z.infer<typeof answered>["result"]>["results_by_site"];

/** Identifies a site by the query as sent; sites that Moz could not read are absent. */
function valuesOf(sites: Sites, domains: string[]): MetricReadings["values"] {
  const values: MetricReadings["values"] = new Map();
  for (const { site_query: asked, site_metrics: metrics } of sites) {
    const domain = asked.original_site_query?.query ?? asked.query;
    if (domains.includes(domain) && typeof metrics.domain_authority === "number")
      values.set(domain, { mozDomainAuthority: metrics.domain_authority });
  }
  return values;
}
