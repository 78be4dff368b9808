import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { applicationUrl } from "../src/platform/database/application-url.ts";
import type { Pooler } from "../src/platform/database/pooler.ts";

export const templateDatabase = "byline_template";

export type TestDatabase = {
  /** For the application: its connections act as the application's role. */
  url: string;
  /** For changes behind the application's back. */
  ownerUrl: string;
  /** Stands at `url`. */
  pooler?: Pooler;
  replicaUrl?: string;
  drop(): Promise<void>;
};

/**
 * A migrated database with only the migrations' rows. Copies its files: PostgreSQL's default copy through the log takes
 * ten times as long.
 */
export const createTestDatabase = (): Promise<TestDatabase> =>
  createDatabase(`TEMPLATE ${templateDatabase} STRATEGY FILE_COPY`);

export const createEmptyDatabase = (): Promise<TestDatabase> => createDatabase();

async function createDatabase(like = ""): Promise<TestDatabase> {
  const server = inject("databaseOwnerUrl");
  const name = `byline_test_${randomBytes(8).toString("hex")}`;
  await asOwner(server, `CREATE DATABASE ${name} ${like}`);
  const ownerUrl = withDatabase(server, name);
  return {
    url: applicationUrl(ownerUrl),
    ownerUrl,
    drop: () => asOwner(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

export function withDatabase(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

async function asOwner(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
