/**
 * `npm run bench:million`: the marketplace with a million outlets (or BENCH_MEDIA), three million listings. From a start
 * to facets, facets under many callers, a drag, ten thousand new prices, and texts beside Groonga. See README.md.
 */
import { join } from "node:path";
import type { Pool } from "pg";
import { choosePort } from "#embedded-postgres/port.ts";
import { type Groonga, openGroonga } from "./groonga.ts";
import { asAdvertiser, serverSettings, signInAdvertiser, signInAdvertisers } from "./load/callers.ts";
import { keyOf, kinds } from "./load/chance.ts";
import { loadCatalogue } from "./load/load.ts";
import { driveHttp } from "./measure/drive.ts";
import { median, medianOf, percentile } from "./measure/percentile.ts";
import { type BenchDatabase, openBenchDatabase } from "./open.ts";
import { type RunningProcess, startProcess } from "./processes/start.ts";
import { readSettings, type Settings } from "./settings.ts";
import { type Address, addressOf, facetsFiltered, filtered, mistyped, narrowed, placeOf } from "./work/listings.ts";

type Served = { byline: RunningProcess; tokens: string[] };
type Print = (line: string) => void;

const bulkPrices = 10_000;
const patienceMilliseconds = 120_000;

const line = (print: Print, name: string, ...figures: string[]) =>
  print(`  ${name.padEnd(50)}${figures.map((figure) => figure.padStart(18)).join("")}`);
const ms = (milliseconds: number) => `${milliseconds.toFixed(1)} ms`;

async function printSize({ database }: BenchDatabase, print: Print): Promise<void> {
  const { rows } = await database.pool.query<{ listings: number; bytes: number }>(
    `SELECT (SELECT count(*) FROM listing) AS listings, sum(pg_total_relation_size(relname::regclass))::bigint AS bytes
     FROM unnest(ARRAY['listing', 'listing_medium', 'listing_change']) AS relname`,
  );
  const [{ listings, bytes } = { listings: 0, bytes: 0 }] = rows;
  line(print, "listings, and bytes of one with its outlet", String(listings), `${Math.round(bytes / listings)} B`);
}

/** Starts the server and asks for facets until they come. */
async function startTimed({ ownerUrl, directory }: BenchDatabase, name: string, print: Print): Promise<Served> {
  const env = { ...serverSettings(ownerUrl, directory), HOST: "127.0.0.1", PORT: String(await choosePort(0)) };
  const byline = await startProcess("byline", env, join(directory, "byline.log"));
  const listening = performance.now();
  const first = [await signInAdvertiser(byline.url, 0)];
  const end = listening + patienceMilliseconds;
  while ((await facets(byline.url, first, {})).status !== 200)
    if (performance.now() > end) throw new Error("no facets after two minutes");
  const ready = performance.now() - listening;
  const { silenceMilliseconds, megabytes } = await byline.state();
  line(
    print,
    name,
    `ready ${(ready / 1_000).toFixed(2)} s`,
    `silence ${ms(silenceMilliseconds)}`,
    `${megabytes.toFixed(0)} MB`,
  );
  return { byline, tokens: await signInAdvertisers(byline.url) };
}

const facets = (url: string, [token = ""]: string[], address: Address) =>
  fetch(`${url}/api/listings/facets?${addressOf(address)}`, { headers: { authorization: `Bearer ${token}` } });

const list = (url: string, [token = ""]: string[], address: Address) =>
  fetch(`${url}/api/listings?${addressOf(address)}`, { headers: { authorization: `Bearer ${token}` } });

async function printFacets({ byline, tokens }: Served, { seconds }: Settings, print: Print): Promise<void> {
  print("\nFacets with three filters, each caller others: answers a second, median, p95, the loop's longest silence");
  let turn = 0;
  for (const clients of [1, 8, 32]) {
    await byline.state();
    const next = () => asAdvertiser(facetsFiltered, turn++, tokens);
    const { perSecond, latencies } = await driveHttp(byline.url, next, { clients, seconds: 4 * seconds });
    const { silenceMilliseconds } = await byline.state();
    line(
      print,
      `${clients} callers`,
      perSecond.toFixed(0),
      ms(median(latencies)),
      ms(percentile(latencies, 0.95)),
      ms(silenceMilliseconds),
    );
  }
  await printHungUp({ byline, tokens }, print);
}

/** Thirty-two people ask and leave at once; then one more asks. */
async function printHungUp({ byline, tokens }: Served, print: Print): Promise<void> {
  const leaving = new AbortController();
  const headers = { authorization: `Bearer ${tokens[0]}` };
  const left = Array.from({ length: 32 }, (_, turn) =>
    fetch(`${byline.url}/api/listings/facets?${addressOf(narrowed(50_000 + turn))}`, {
      headers,
      signal: leaving.signal,
    }),
  );
  await new Promise((resolve) => setTimeout(resolve, 30));
  leaving.abort();
  await Promise.allSettled(left);
  const began = performance.now();
  await (await facets(byline.url, tokens, narrowed(60_000))).text();
  line(print, "the next caller, after 32 who hung up", ms(performance.now() - began));
}

/** Each step moves the handle by a hundredth of the price or by one point of a metric. */
async function printDrag({ byline, tokens }: Served, print: Print): Promise<void> {
  print("\nA step of a drag, one caller, answer and all");
  const drags: Record<string, (step: number) => Address> = {
    "the price, no other filter": (step) => ({ "price[lte]": String(30_000 - 200 * step) }),
    "the price, two other filters": (step) => ({
      country: ["US", "GB"],
      "ahrefsDr[gte]": "40",
      "price[lte]": String(30_000 - 200 * step),
    }),
    "a metric, one other filter": (step) => ({ country: ["US", "GB"], "ahrefsDr[gte]": String(20 + step) }),
  };
  for (const [name, addressAt] of Object.entries(drags)) {
    await (await facets(byline.url, tokens, addressAt(0))).text();
    line(
      print,
      name,
      ms(await medianOf(40, async (turn) => (await facets(byline.url, tokens, addressAt(1 + turn))).text())),
    );
  }
}

/** The commonest word of names, places, and places with two letters exchanged. */
const texts: Record<string, (turn: number) => string> = {
  "a frequent word": (turn) => ["gazette", "herald", "tribune", "courier", "chronicle"][turn % 5] ?? "gazette",
  "a place": (turn) => placeOf(turn),
  "a place with a typo": (turn) => String(mistyped(turn).search),
};

/** The median of fifteen turns after forty others: the process has just started, and compiles what it often runs. */
async function warmMedian(work: (turn: number) => Promise<unknown>): Promise<number> {
  await medianOf(40, (turn) => work(100 + turn));
  return medianOf(15, work);
}

async function printTexts(
  { database, directory }: BenchDatabase,
  { byline, tokens }: Served,
  print: Print,
): Promise<void> {
  print(
    "\nTexts, one caller, medians over HTTP: Byline's list with its total, its facets, and Groonga's list with its total; the totals of one text",
  );
  const groonga = await openGroonga(database, directory, print);
  for (const [name, textAt] of Object.entries(texts)) {
    const listed = await warmMedian(async (turn) => (await list(byline.url, tokens, { search: textAt(turn) })).text());
    const counted = await warmMedian(async (turn) =>
      (await facets(byline.url, tokens, { search: textAt(200 + turn) })).text(),
    );
    const isMistyped = name.endsWith("typo");
    const peer = groonga ? ms(await warmMedian((turn) => groongaFinds(groonga, textAt(turn), isMistyped))) : "–";
    const answer = await (await list(byline.url, tokens, { search: textAt(0) })).json();
    const { "hydra:totalItems": total } = answer as { "hydra:totalItems": number };
    const peerTotal = groonga ? await groongaFinds(groonga, textAt(0), isMistyped) : "–";
    line(print, name, ms(listed), ms(counted), peer, `${total}, ${peerTotal}`);
  }
  const own = await warmMedian(async (turn) => (await facets(byline.url, tokens, narrowed(70_000 + turn))).text());
  const peer = groonga ? ms(await warmMedian((turn) => groongaCounts(groonga, turn))) : "–";
  line(print, "facets, three filters (Groonga: six drilldowns)", "", ms(own), peer);
  line(
    print,
    "list, three filters and a sort",
    ms(await warmMedian(async (turn) => (await list(byline.url, tokens, filtered(turn))).text())),
  );
  groonga?.stop();
}

const page = { table: "Listing", sort_keys: "price", limit: "10", output_columns: "name,domain,price" };

/** Asks for a page, and returns the total. */
async function groongaFinds(groonga: Groonga, text: string, isMistyped: boolean): Promise<number> {
  const found: Record<string, string> = isMistyped
    ? { filter: `fuzzy_search(name, ${JSON.stringify(text)}, {"max_distance": 2})` }
    : { match_columns: "name||domain", query: JSON.stringify(text) };
  const [, [[[total]]]] = (await groonga.ask("select", { ...page, ...found })) as [unknown, [[[number]]]];
  return total;
}

/** Groonga's facets obey all filters, their own too. */
function groongaCounts(groonga: Groonga, turn: number): Promise<unknown> {
  const { country, "ahrefsDr[gte]": least, "price[lte]": most } = narrowed(70_000 + turn);
  const among = [country].flat().map((code) => `countries @ "${code}"`);
  return groonga.ask("select", {
    ...page,
    filter: `(${among.join(" || ")}) && ahrefs_dr >= ${least} && price <= ${most}`,
    drilldown: "format_type,hyperlink_kind,media_type,countries,languages,topics",
  });
}

/** Ten thousand formats of as many outlets, in one statement, and until facets count them. */
async function printBulkPrices(
  { database }: BenchDatabase,
  { byline, tokens }: Served,
  { media }: Settings,
  print: Print,
): Promise<void> {
  print("\nTen thousand prices changed in one statement: until committed, and until facets count them");
  const apart = Math.max(1, Math.floor(media / bulkPrices));
  const formats = Array.from({ length: Math.min(bulkPrices, media) }, (_, nth) => keyOf(kinds.format, 4 * apart * nth));
  for (let round = 1; round <= 3; round++) {
    await byline.state();
    const began = performance.now();
    await changePrices(database.pool, formats, 70_000_000 + round);
    const written = performance.now();
    const answer = await facets(byline.url, tokens, { "price[gte]": String(70_000_000 + round) });
    const { total } = (await answer.json()) as { total: number };
    if (total !== formats.length) throw new Error(`facets count ${total} of ${formats.length}`);
    const { silenceMilliseconds } = await byline.state();
    line(
      print,
      `round ${round}`,
      ms(written - began),
      ms(performance.now() - written),
      `silence ${ms(silenceMilliseconds)}`,
    );
  }
}

/** However long it takes: the first round reads its pages from the disk, and writes each whole to the log. */
async function changePrices(pool: Pool, formats: string[], priceCents: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("SET statement_timeout = 0");
    await client.query("UPDATE format SET price_cents = $2 WHERE id = ANY ($1)", [formats, priceCents]);
    await client.query("RESET statement_timeout");
  } finally {
    client.release();
  }
}

const began = performance.now();
const settings = readSettings(process.argv.slice(2), process.env, { media: 1_000_000 });
const parts: Record<string, (bench: BenchDatabase, served: Served) => Promise<void>> = {
  facets: (_bench, served) => printFacets(served, settings, console.log),
  drag: (_bench, served) => printDrag(served, console.log),
  texts: (bench, served) => printTexts(bench, served, console.log),
  prices: (bench, served) => printBulkPrices(bench, served, settings, console.log),
};

const bench = await openBenchDatabase(settings.poolSize, process.env.BENCH_DATA);
try {
  if ((await bench.database.pool.query("SELECT FROM media_project LIMIT 1")).rowCount === 0) {
    console.log(`Loading ${settings.media} outlets with four formats each, three of them listed …`);
    await loadCatalogue(bench, settings.media, console.log);
  }
  await printSize(bench, console.log);
  await (await startTimed(bench, "the first start, or one with a kept file", console.log)).byline.stop();
  const served = await startTimed(bench, "the next start, with the file", console.log);
  try {
    for (const [name, print] of Object.entries(parts)) if (name.includes(settings.only)) await print(bench, served);
  } finally {
    await served.byline.stop();
  }
} finally {
  await bench.close();
}
console.log(`\nThe whole run took ${Math.round((performance.now() - began) / 1_000)} s.`);
