import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { readConfig } from "../src/config.ts";
import { startEmbeddedPostgres } from "../src/embedded-postgres/embedded.ts";
import { migrate } from "../src/platform/database/migrate.ts";
import { queuesOf } from "../src/queues.ts";
import { templateDatabase, withDatabase } from "./database.ts";

declare module "vitest" {
  export interface ProvidedContext {
    databaseOwnerUrl: string;
  }
}

/** Nothing of a test run must survive a power cut. */
const fast = { fsync: "off", full_page_writes: "off", synchronous_commit: "off" };

/** One PostgreSQL for the whole run, with a migrated template that each test file copies its own database from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDirectory = mkdtempSync(join(tmpdir(), "byline-test-"));
  // As root the server runs under another account, which must be able to pass.
  chmodSync(dataDirectory, 0o711);
  const server = await startEmbeddedPostgres({ dataDirectory, port: 0, log: () => {}, settings: fast });
  const stop = async () => {
    await server.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  };
  try {
    await createTemplate(server.ownerUrl);
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide("databaseOwnerUrl", server.ownerUrl);
  return stop;
}

async function createTemplate(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${templateDatabase}`);
    await migrate({ ownerUrl: withDatabase(ownerUrl, templateDatabase), queues: queuesOf(readConfig({})) });
    // PostgreSQL copies only a database that nobody is connected to.
    await client.query(`ALTER DATABASE ${templateDatabase} WITH ALLOW_CONNECTIONS false IS_TEMPLATE true`);
    await client.query("SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = $1", [
      templateDatabase,
    ]);
  } finally {
    await client.end();
  }
}
