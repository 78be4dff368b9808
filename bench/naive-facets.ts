import { choiceFilters, rangeFilters, rangeParameter } from "#marketplace/columns.ts";
import { type ListingFilter, listingFilter } from "#marketplace/contract.ts";
import { FollowedCatalogue } from "#marketplace/facets/server/index/follow.ts";
import { bucketBounds } from "#marketplace/facets.ts";
import { readKeys } from "#marketplace/server/listing/queries.ts";
import { countStatement, keysStatements, type SearchStatement } from "#marketplace/server/queries-search.ts";
import { sqlColumn } from "#marketplace/server/sql-columns.ts";
import { medianOf } from "./measure/percentile.ts";
import type { BenchDatabase } from "./open.ts";
import { filtered, firstPage, narrowed, scopeOf } from "./work/listings.ts";

/** One statement a facet, the obvious way: all other filters, then GROUP BY. */
function statementsOf(query: ListingFilter, turn: number): SearchStatement[] {
  const grouped = (own: string[], by: string): SearchStatement => {
    const others = Object.fromEntries(Object.entries(query).filter(([name]) => !own.includes(name)));
    const { text, values } = countStatement(others, scopeOf(turn));
    return { text: `${text.replace("SELECT ", `SELECT ${by} AS value, `)} GROUP BY 1`, values };
  };
  return [
    countStatement(query, scopeOf(turn)),
    ...choiceFilters.map(({ parameter, column, operators: [operator] }) =>
      grouped([parameter], operator === "overlaps" ? `unnest(${sqlColumn(column)})` : sqlColumn(column)),
    ),
    ...rangeFilters.map(({ parameter, column, operators }) =>
      grouped(
        operators.map((operator) => rangeParameter(parameter, operator)),
        `width_bucket(${sqlColumn(column)}::float8, '{${bucketBounds[parameter].join()}}'::float8[])`,
      ),
    ),
  ];
}

/** Prints the facets' cost without the index, for one client, and the index's time and memory. */
export async function printNaiveFacets({ database }: BenchDatabase, print: (line: string) => void): Promise<void> {
  const { reader } = database;
  const all = (query: ListingFilter, turn: number) =>
    Promise.all(statementsOf(query, turn).map((statement) => reader.$client.query(statement)));
  print("\nOne client, median ms, all statements of an answer side by side:");
  const line = (name: string, ms: number) => print(`  ${name.padEnd(52)}${ms.toFixed(1).padStart(9)}`);
  line("facets by naive SQL, no filter", await medianOf(3, (turn) => all({}, turn)));
  line("facets by naive SQL, filtered", await medianOf(9, (turn) => all(listingFilter.parse(narrowed(turn)), turn)));
  const keys = (turn: number) => readKeys(reader, keysStatements(filtered(turn), scopeOf(turn), firstPage), firstPage);
  line("the list's keys alone, the same filters", await medianOf(20, keys));
  line(
    "the list's total alone by SQL, the same filters",
    await medianOf(20, (turn) =>
      reader.$client.query(countStatement(listingFilter.parse(narrowed(turn)), scopeOf(turn))),
    ),
  );
  const before = memory();
  const began = performance.now();
  const followed = new FollowedCatalogue(reader);
  await followed.caughtUp();
  const { mediaCount, formatCount } = await followed.read(async ({ columns }) => columns);
  print(
    `  The index of ${mediaCount} media and ${formatCount} formats: built in ${((performance.now() - began) / 1_000).toFixed(1)} s, ${Math.round((memory() - before) / 1e6)} MB`,
  );
}

function memory(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
