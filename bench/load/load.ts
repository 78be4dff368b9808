import pg from "pg";
import type { Database } from "#platform/database/database.ts";
import { creditAdvertisers, loadAdvertisers } from "./advertisers.ts";
import { loadFormats, loadListing, loadMedia, loadMetrics } from "./catalogue.ts";
import { defineChance } from "./chance.ts";

/** Fills an empty, migrated database with triggers off, and prints each set's time. */
export async function loadCatalogue(
  { ownerUrl, database }: { ownerUrl: string; database: Database },
  media: number,
  print: (line: string) => void,
): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const timed = async (name: string, step: () => Promise<unknown>) => {
    const began = performance.now();
    await step();
    print(`  ${name.padEnd(44)}${((performance.now() - began) / 1_000).toFixed(1).padStart(7)} s`);
  };
  try {
    await client.query("SET session_replication_role = replica");
    await defineChance(client);
    await timed(`${media} media`, () => loadMedia(client, media));
    await timed("their metrics and readings", () => loadMetrics(client, media));
    await timed("four formats each", () => loadFormats(client, media));
    await timed("the listing, then its indexes", () => loadListing(client));
    await timed("advertisers, campaigns, carts", () => loadAdvertisers(client));
    await timed("balances", () => creditAdvertisers(database));
    await timed("VACUUM (ANALYZE), CHECKPOINT", async () => {
      await client.query("VACUUM (ANALYZE)");
      await client.query("CHECKPOINT");
    });
    await printSizes(client, print);
  } finally {
    await client.end();
  }
}

async function printSizes(client: pg.Client, print: (line: string) => void): Promise<void> {
  const { rows } = await client.query<{ name: string; rows: number; own: string; indexes: string; count: number }>(
    `SELECT relname AS name, reltuples::float8 AS rows, pg_size_pretty(pg_table_size(pg_class.oid)) AS own, pg_size_pretty(pg_indexes_size(pg_class.oid)) AS indexes,
            (SELECT count(*)::integer FROM pg_index WHERE indrelid = pg_class.oid) AS count
     FROM pg_class WHERE relname IN ('listing', 'format', 'media_project', 'media_metrics', 'metric_reading') ORDER BY pg_total_relation_size(pg_class.oid) DESC`,
  );
  for (const { name, rows: count, own, indexes, count: indexCount } of rows)
    print(
      `  ${name.padEnd(16)} ${String(Math.round(count)).padStart(9)} rows ${own.padStart(8)}, ${indexCount} indexes ${indexes.padStart(8)}`,
    );
}
