import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { type AnyQueue, migrateJobs } from "../jobs/jobs.ts";
import { sqlState } from "./faults.ts";

const migrationsFolder = fileURLToPath(new URL("../../../migrations", import.meta.url));

/** The role that the application's statements run as; it may not rewrite the books. */
const applicationRole = "byline_app";

/** The same database, but every connection acts as the application's role. */
export function applicationUrl(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  url.searchParams.set("options", `-c role=${applicationRole}`);
  return url.href;
}

/** A sentence for the person who starts the house. */
export class MigrationError extends Error {}

/**
 * Brings the database to this code's version: migrations, job tables and queues, grants. Safe to call by several processes
 * at once. Throws `MigrationError` when the database is newer than the code or the owner lacks a right; nothing is changed then.
 */
export async function migrate({ ownerUrl, queues }: { ownerUrl: string; queues: AnyQueue[] }): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock(hashtextextended('byline-migrate', 0))");
    await refuseNewerDatabase(client);
    await ensureRole(client);
    await applyMigrations(drizzle(client), { migrationsFolder });
    await migrateJobs(ownerUrl, queues);
    await client.query(await readFile(`${migrationsFolder}/grants.sql`, "utf8"));
  } finally {
    await client.end();
  }
}

async function refuseNewerDatabase(client: pg.Client): Promise<void> {
  const journal = JSON.parse(await readFile(`${migrationsFolder}/meta/_journal.json`, "utf8")) as {
    entries: { when: number }[];
  };
  const known = Math.max(...journal.entries.map(({ when }) => when));
  const exists = await client.query("SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS yes");
  if (!exists.rows[0].yes) return;
  const newest = await client.query("SELECT max(created_at)::float8 AS applied FROM drizzle.__drizzle_migrations");
  if (Number(newest.rows[0].applied ?? 0) > known) {
    throw new MigrationError(
      "The database is newer than this code: it was migrated by a later version of Byline. Start that version; nothing was changed.",
    );
  }
}

async function ensureRole(client: pg.Client): Promise<void> {
  try {
    await client.query(`DO $$ BEGIN
      IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${applicationRole}') THEN CREATE ROLE ${applicationRole} NOLOGIN; END IF;
      IF NOT pg_has_role(current_user, '${applicationRole}', 'MEMBER') THEN EXECUTE format('GRANT ${applicationRole} TO %I', current_user); END IF;
    EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$`);
  } catch (error) {
    if (sqlState(error) !== "42501") throw error;
    throw new MigrationError(
      `The database user may not create the role ${applicationRole}. As an administrator, run: CREATE ROLE ${applicationRole} NOLOGIN; GRANT ${applicationRole} TO <that user>;`,
    );
  }
}
