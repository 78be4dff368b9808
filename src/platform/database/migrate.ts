import { readFile } from "node:fs/promises";
import type pg from "pg";
import { migrateJobs } from "../jobs/jobs.ts";
import type { AnyQueue } from "../jobs/queue.ts";
import { applicationRole, usualAccountSchema } from "./application-url.ts";
import { sqlState } from "./faults.ts";
import {
  applyPatiently,
  inAccountSchema,
  MigrationError,
  type MigrationPatience,
  migrationsFolder,
} from "./migrations.ts";
import { withSession } from "./session.ts";

type Target = MigrationPatience & { ownerUrl: string; queues: AnyQueue[]; accountSchema?: string };

/**
 * Brings the database to this code's version: migrations, job tables and queues, grants. Several processes may call it
 * at once, also with different schemas of accounts. Throws `MigrationError` and changes nothing when the database is
 * newer, the schema is foreign or the owner lacks a right. The same where another transaction never ends.
 */
export function migrate({ ownerUrl, queues, accountSchema = usualAccountSchema, ...patience }: Target): Promise<void> {
  return withSession({ connectionString: ownerUrl }, async (client) => {
    await client.query("SELECT pg_advisory_lock(hashtextextended('byline-migrate', 0))");
    await ensureRole(client);
    await applyPatiently(client, accountSchema, patience);
    await migrateJobs(ownerUrl, queues);
    await client.query(inAccountSchema(await readFile(`${migrationsFolder}/grants.sql`, "utf8"), accountSchema));
  });
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
