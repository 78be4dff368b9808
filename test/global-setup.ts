import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { readConfig } from "../src/config.ts";
import { startEmbeddedPostgres } from "../src/embedded-postgres/embedded.ts";
import { migrate } from "../src/platform/database/migrate.ts";
import { queuesOf } from "../src/queues.ts";
import { templateDatabase, withDatabase } from "./database.ts";
import { scratchFolder } from "./scratch.ts";

declare module "vitest" {
  export interface ProvidedContext {
    databaseOwnerUrl: string;
    filesDirectory: string;
  }
}

/** Nothing of a test run must survive a power cut, and nobody replicates it. */
const fast = {
  fsync: "off",
  full_page_writes: "off",
  synchronous_commit: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  // A database lives for seconds: its connections would plan most statements anew each time.
  plan_cache_mode: "force_generic_plan",
  autovacuum: "off",
};

/** One PostgreSQL for the whole run; each test file copies its database from a migrated template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = scratchFolder();
  const server = await startEmbeddedPostgres({ dataDirectory: folder.path, port: 0, log: () => {}, settings: fast });
  const stop = async () => {
    await server.stop();
    folder.remove();
  };
  try {
    await createTemplate(server.ownerUrl);
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide("databaseOwnerUrl", server.ownerUrl);
  project.provide("filesDirectory", join(folder.path, "files"));
  return stop;
}

async function createTemplate(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${templateDatabase}`);
    await migrate({ ownerUrl: withDatabase(ownerUrl, templateDatabase), queues: queuesOf(readConfig({})) });
    // PostgreSQL copies a database only while nobody is connected to it.
    await client.query(`ALTER DATABASE ${templateDatabase} WITH ALLOW_CONNECTIONS false IS_TEMPLATE true`);
    await client.query("SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = $1", [
      templateDatabase,
    ]);
  } finally {
    await client.end();
  }
}
