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
  /** Behind the caller's back. */
  drop(): void;
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
  await asOwner(`CREATE DATABASE ${name} ${like}`);
  const ownerUrl = withDatabase(server, name);
  return {
    url: applicationUrl(ownerUrl),
    ownerUrl,
    drop: () => dropLater(name),
  };
}

export function withDatabase(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

let owner: pg.Pool | undefined;
let dropping: pg.Pool | undefined;

/** On one connection for all test files of a process: opening one takes as long as making a database. */
async function asOwner(statement: string): Promise<void> {
  owner ??= openOwner(inject("databaseOwnerUrl"));
  await owner.query(statement);
}

/** PostgreSQL waits a tenth of a second until the last connections are gone; remains go with the cluster. */
function dropLater(name: string): void {
  dropping ??= openOwner(inject("databaseOwnerUrl"));
  dropping.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`).catch(() => {});
}

function openOwner(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true });
  // The server may end before this process does.
  pool.on("error", () => {});
  return pool;
}
