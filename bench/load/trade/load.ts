import pg from "pg";
import { loadAdvertisers } from "../advertisers.ts";
import { loadFormats, loadListing, loadMedia } from "../catalogue.ts";
import { defineChance } from "../chance.ts";
import { loadHappenings, loadParts, loadSums } from "./happenings.ts";
import { loadLedger } from "./ledger.ts";
import { loadOrders, loadReaders, type TradeShape } from "./orders.ts";

/** Fills an empty, migrated database with a trade, triggers off, and prints each set's time. */
export async function loadTrade(ownerUrl: string, shape: TradeShape, print: (line: string) => void): Promise<void> {
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
    await timed(`${shape.media} media with their formats`, async () => {
      await loadMedia(client, shape.media);
      await loadFormats(client, shape.media);
      await loadListing(client);
    });
    await timed("advertisers, campaigns, readers", async () => {
      await loadAdvertisers(client);
      await loadReaders(client, shape);
    });
    await timed(`${shape.orders} orders`, () => loadOrders(client, shape));
    await timed("the books and the wallets", () => loadLedger(client));
    await timed("events, notifications, messages", () => loadHappenings(client));
    await timed("texts, looks, offers, claims, disputes", () => loadParts(client));
    await timed("kept sums", () => loadSums(client));
    await timed("VACUUM (ANALYZE), CHECKPOINT", async () => {
      await client.query("VACUUM (ANALYZE)");
      await client.query("CHECKPOINT");
    });
  } finally {
    await client.end();
  }
}
