import pg from "pg";
import { tradedMonths } from "#orders/money/server/queries-verify-months.ts";
import { loadAdvertisers } from "../advertisers.ts";
import { loadFormats, loadListing, loadMedia, loadMetrics } from "../catalogue.ts";
import { defineChance } from "../chance.ts";
import { withoutIndexes } from "../indexes.ts";
import { loadHappenings, loadParts, loadSums } from "./happenings.ts";
import { loadLedger } from "./ledger.ts";
import { loadOrders, loadReaders, type TradeShape } from "./orders.ts";

/** Each order leaves rows in these. */
const tradedTables = [
  "publication_order",
  "ledger_posting",
  "ledger_entry",
  "transaction",
  "invoice",
  "event",
  "notification",
  "message",
  "text_version",
  "link_check",
  "offer",
  "claim",
];

async function connect(ownerUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query("SET session_replication_role = replica; SET synchronous_commit = off; SET work_mem = '256MB'");
  await defineChance(client);
  return client;
}

/**
 * Fills an empty, migrated database with a trade, triggers off, and prints each set's time. Sets that need nothing of each
 * other are written beside each other.
 */
export async function loadTrade(ownerUrl: string, shape: TradeShape, print: (line: string) => void): Promise<void> {
  const client = await connect(ownerUrl);
  const beside = await connect(ownerUrl);
  const timed = async (name: string, step: () => Promise<unknown>) => {
    const began = performance.now();
    await step();
    print(`  ${name.padEnd(44)}${((performance.now() - began) / 1_000).toFixed(1).padStart(7)} s`);
  };
  try {
    await timed(`${shape.media} media with their formats`, async () => {
      await loadMedia(client, shape.media);
      await Promise.all([shape.readings && loadMetrics(client, shape.media), loadFormats(beside, shape.media)]);
      await client.query("ANALYZE organization, media_project, format");
    });
    await timed("advertisers, campaigns, readers", async () => {
      await loadAdvertisers(client);
      await loadReaders(client, shape);
    });
    await timed("the trade", () =>
      withoutIndexes([client, beside], tradedTables, async () => {
        await Promise.all([
          timed("the marketplace's rows", () => loadListing(client)),
          timed(`${shape.orders} orders`, () => loadOrders(beside, shape)),
        ]);
        const happenings = async () => {
          await timed("events, notifications, messages", () => loadHappenings(client));
          await timed("texts, looks, offers, claims, disputes", () => loadParts(client));
        };
        await Promise.all([timed("the books and the wallets", () => loadLedger(beside)), happenings()]);
        await client.query("DROP TABLE traded");
      }),
    );
    await timed("statistics", () => client.query(`ANALYZE ${tradedTables.join(", ")}`));
    const sums = async () => {
      await timed("sums of months", () => client.query(`INSERT INTO trade_month ${tradedMonths}`));
      await timed("kept sums", () => loadSums(client));
    };
    await Promise.all([sums(), timed("VACUUM of the trade", () => beside.query(`VACUUM ${tradedTables.join(", ")}`))]);
    await timed("VACUUM (ANALYZE), CHECKPOINT", async () => {
      await client.query("VACUUM (ANALYZE)");
      await client.query("CHECKPOINT");
    });
  } finally {
    await client.end();
    await beside.end();
  }
}
