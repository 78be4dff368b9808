import type pg from "pg";
import { type ListingQuery, listingQuery } from "#marketplace/contract.ts";
import { countStatement, keysStatements, type SearchStatement } from "#marketplace/server/queries-search.ts";
import { oneMedia } from "#media/server/queries.ts";
import { keyOf, kinds } from "./load/chance.ts";

const typical = {
  country: ["US", "GB"],
  "ahrefsDr[gte]": "40",
  "price[lte]": "30000",
  "order[organicTrafficByAhrefs]": "desc",
};

/** From the default view to views that are hard on an index. */
const views: Record<string, Record<string, string | string[]> & { page?: string }> = {
  "default view": {},
  "sorted by a metric, best first": { "order[organicTrafficByAhrefs]": "desc" },
  "typical filters, best first": typical,
  "typical filters, least first": { ...typical, "order[organicTrafficByAhrefs]": "asc" },
  "rare filters": { country: ["KE"], topic: ["Logistics"], mediaType: ["News agency"] },
  "unselective filters": { language: ["en"], "ahrefsDr[gte]": "10", "order[ahrefsDr]": "asc" },
  "text search": { search: "aldermoor gaz" },
  "deep page": { page: "20000" },
  "deep page among the unknown": { "order[organicTrafficByAhrefs]": "desc", page: "30000" },
};

/** Prints PostgreSQL's plans of the views' keys, count and detail statements, shortened, from the second run. */
export async function printPlans(client: Pick<pg.ClientBase, "query">, print: (line: string) => void): Promise<void> {
  const scope = { organizationIds: [keyOf(kinds.advertiser, 0)], campaignId: null };
  for (const [name, { page = "1", ...filters }] of Object.entries(views)) {
    const query: ListingQuery = listingQuery.parse(filters);
    const { first, rest } = keysStatements(query, scope, { offset: (Number(page) - 1) * 10, limit: 10 });
    await printPlan(client, print, `${name}: keys`, first);
    if (rest) await printPlan(client, print, `${name}: keys of unknown values`, rest(0));
    await printPlan(client, print, `${name}: count`, countStatement(query, scope));
  }
  const values = [scope.organizationIds, keyOf(kinds.media, 4_711), false];
  await printPlan(client, print, "detail", { text: oneMedia.text, values });
}

async function printPlan(
  client: Pick<pg.ClientBase, "query">,
  print: (line: string) => void,
  name: string,
  { text, values }: SearchStatement,
): Promise<void> {
  const explain = () =>
    client.query<{ "QUERY PLAN": string }>({ text: `EXPLAIN (ANALYZE, BUFFERS, COSTS OFF) ${text}`, values });
  await explain();
  const { rows } = await explain();
  print(`\n${name}`);
  for (const { "QUERY PLAN": line } of rows) if (!smallPrint.test(line)) print(`  ${line.slice(0, 170)}`);
}

const smallPrint =
  /^\s*(Planning:|Heap Fetches|Index Searches|Sort Key|Output|Rows Removed|Storage|Recheck Cond|Cache |Hits:)/;
