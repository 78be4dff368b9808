/**
 * `npm run bench:scale`: the cost of ten times the rows. Compares a tenth of the media with all of them (BENCH_MEDIA,
 * by default 250 000), each in its own installation. See README.md.
 */
import { type ListingFilter, listingFilter, listingQuery } from "#marketplace/contract.ts";
import { facetsFor } from "#marketplace/facets/server/index/counted.ts";
import { followedCatalogue } from "#marketplace/facets/server/index/followed.ts";
import { totalOf } from "#marketplace/facets/server/total.ts";
import { readListingPage } from "#marketplace/server/listing/queries.ts";
import type { Reader } from "#platform/database/database.ts";
import { keyOf, kinds } from "./load/chance.ts";
import { loadCatalogue } from "./load/load.ts";
import { medianOf } from "./measure/percentile.ts";
import { type BenchDatabase, openBenchDatabase } from "./open.ts";
import { readSettings } from "./settings.ts";
import { type Address, filtered, mistyped, narrowed, scopeOf, searched } from "./work/listings.ts";

const { media } = readSettings(process.argv.slice(2), process.env, { media: 250_000 });
const turns = 60;
const sizes = [Math.round(media / 10), media];

/** As the API lists: the page and the total. */
async function list(reader: Reader, turn: number, address: Address): Promise<void> {
  const query = { ...listingQuery.parse(address), page: 1, itemsPerPage: 10 };
  await readListingPage({ reader, query, scope: scopeOf(turn) });
}

async function facets(reader: Reader, turn: number, query: ListingFilter): Promise<void> {
  await facetsFor({ reader, query, scope: scopeOf(turn) });
}

const works: Record<string, (reader: Reader, turn: number) => Promise<void>> = {
  "list, three filters and a sort": (reader, turn) => list(reader, turn, filtered(turn)),
  "list, text search": (reader, turn) => list(reader, turn, searched(turn)),
  "list, text with a typo": (reader, turn) => list(reader, turn, mistyped(turn)),
  "facets and histograms, three filters": (reader, turn) => facets(reader, turn, listingFilter.parse(narrowed(turn))),
};

/** Raises a medium's price by a cent, then asks the index until it has the change. */
async function changeUntilFound({ database }: BenchDatabase, turn: number): Promise<void> {
  const format = keyOf(kinds.format, 4 * turn);
  const cents = 77_000_000 + turn;
  await database.pool.query("UPDATE format SET price_cents = $2 WHERE id = $1", [format, cents]);
  const query = listingFilter.parse({ "price[gte]": String(cents), "price[lte]": String(cents) });
  while ((await totalOf({ reader: database.reader, query, scope: scopeOf(turn) })) !== 1);
}

function memory(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

async function measure(size: number): Promise<Map<string, number>> {
  console.log(`\nLoading ${size} outlets with four formats each, three of them listed …`);
  const bench = await openBenchDatabase(8);
  try {
    await loadCatalogue(bench, size, console.log);
    const figures = new Map<string, number>();
    const before = memory();
    const began = performance.now();
    await followedCatalogue(bench.database.reader).caughtUp();
    figures.set("index: built, ms", performance.now() - began);
    figures.set("index: memory, MB", (memory() - before) / 1e6);
    for (const [name, work] of Object.entries(works)) {
      await medianOf(10, (turn) => work(bench.database.reader, 1_000 + turn));
      figures.set(`${name}, ms`, await medianOf(turns, (turn) => work(bench.database.reader, turn)));
    }
    figures.set(
      "a changed price until it is found, ms",
      await medianOf(turns, (turn) => changeUntilFound(bench, turn)),
    );
    return figures;
  } finally {
    await bench.close();
  }
}

const [fewer, all] = [await measure(sizes[0] as number), await measure(sizes[1] as number)];
console.log(`\n${"".padEnd(44)}${sizes.map((size) => `${3 * size} listings`.padStart(18)).join("")}     times`);
for (const [name, value] of all) {
  const smaller = fewer.get(name) ?? Number.NaN;
  console.log(
    `${name.padEnd(44)}${[smaller, value].map((each) => each.toFixed(1).padStart(18)).join("")}${(value / smaller).toFixed(1).padStart(10)}`,
  );
}
