import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { startEmbeddedPostgres } from "#embedded-postgres/embedded.ts";
import { applicationUrl } from "#platform/database/application-url.ts";
import { type Database, openDatabase } from "#platform/database/database.ts";
import { migrate } from "#platform/database/migrate.ts";
import { readConfig } from "../src/config.ts";
import { queuesOf } from "../src/queues.ts";

export type BenchDatabase = {
  ownerUrl: string;
  database: Database;
  directory: string;
  /** The cluster of PostgreSQL. */
  dataPath: string;
  close(): Promise<void>;
};

/** For filling alone, which begins anew after a crash. */
export const fillingSettings = {
  fsync: "off",
  full_page_writes: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  wal_compression: "off",
  max_wal_size: "4GB",
  shared_buffers: "1GB",
  autovacuum: "off",
};

/** The embedded PostgreSQL with its production settings: a commit is on the disk. A `kept` folder outlives the run. */
export async function openBenchDatabase(
  poolSize: number,
  kept?: string,
  settings?: Record<string, string>,
): Promise<BenchDatabase> {
  const directory = kept ?? mkdtempSync(join(tmpdir(), "byline-bench-"));
  if (kept) mkdirSync(kept, { recursive: true });
  // As root the server runs under another account, which must be able to pass.
  chmodSync(directory, 0o711);
  const server = await startEmbeddedPostgres({
    dataDirectory: directory,
    port: 0,
    log: () => {},
    ...(settings && { settings }),
  });
  const stop = async () => {
    await server.stop();
    if (!kept) rmSync(directory, { recursive: true, force: true });
  };
  try {
    await migrate({ ownerUrl: server.ownerUrl, queues: queuesOf(readConfig({})) });
  } catch (error) {
    await stop();
    throw error;
  }
  const database = openDatabase({ url: applicationUrl(server.ownerUrl), poolSize, log: pino({ level: "silent" }) });
  return {
    ownerUrl: server.ownerUrl,
    database,
    directory,
    dataPath: server.dataPath,
    close: async () => {
      await database.close();
      await stop();
    },
  };
}
