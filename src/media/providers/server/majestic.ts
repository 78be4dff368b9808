import { z } from "zod";
import { ask, metricRefusalOf, notAsDocumented, readJson } from "./ask.ts";
import { isRefusal, type MetricProvider, type MetricReadings, type MetricRefusal } from "./provider.ts";

const number = z.coerce.number();
const item = z.object({
  ItemNum: number,
  ResultCode: z.string(),
  Status: z.string(),
  CitationFlow: number,
  TrustFlow: number,
});
const results = z.object({
  Code: z.literal("OK"),
  DataTables: z.object({ Results: z.object({ Data: z.array(item) }) }),
});
const refused = z.object({ Code: z.string(), ErrorMessage: z.string().default("") });

/** Majestic API, "GetIndexItemInfo" of the Fresh Index: Citation Flow and Trust Flow, a hundred domains a call. */
export function majestic({ key, base }: { key: string; base: string }): MetricProvider {
  return {
    name: "majestic",
    batchSize: 100,
    leastDomains: 1,
    unitsFor: (domains) => domains,
    async read(domains) {
      const query = new URLSearchParams({
        app_api_key: key,
        cmd: "GetIndexItemInfo",
        datasource: "fresh",
        items: String(domains.length),
        ...Object.fromEntries(domains.map((domain, at) => [`item${at}`, domain])),
      });
      const answer = await ask(new URL(`${base}?${query}`));
      if (isRefusal(answer)) return answer;
      const refusal = metricRefusalOf(answer);
      if (refusal) return refusal;
      const read = readJson(answer, results);
      if (!read) return meaningOf(readJson(answer, refused));
      return { kind: "readings", values: valuesOf(read.DataTables.Results.Data, domains) };
    },
  };
}

/** A refusal comes with status 200 and a code; only its message tells the cause. */
function meaningOf(refusal: z.infer<typeof refused> | undefined): MetricRefusal {
  if (!refusal || refusal.Code === "OK") return notAsDocumented;
  const words = `${refusal.Code} ${refusal.ErrorMessage}`;
  if (/units|quota|limit|allowance/i.test(words))
    return { kind: "out_of_quota", problem: "The units of its own account are used up." };
  if (/key|auth|access|subscription|permi/i.test(words)) return { kind: "wrong_key", problem: "It refuses the key." };
  return { kind: "unusable", problem: "It does not take what is asked." };
}

function valuesOf(items: z.infer<typeof item>[], domains: string[]): MetricReadings["values"] {
  const values: MetricReadings["values"] = new Map();
  for (const { ItemNum, ResultCode, Status, CitationFlow, TrustFlow } of items) {
    const domain = domains[ItemNum];
    if (domain && ResultCode === "OK" && Status !== "NotFound")
      values.set(domain, { mjCf: CitationFlow, mjTf: TrustFlow });
  }
  return values;
}
