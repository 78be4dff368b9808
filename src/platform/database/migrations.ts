import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import type pg from "pg";
import { isConflictWithAnother, sqlState } from "./faults.ts";

export const migrationsFolder = fileURLToPath(new URL("../../../migrations", import.meta.url));

/** Its message is written for the person who starts Byline. */
export class MigrationError extends Error {}

/** Statements with a journal of their own, which lists the applied migrations. */
type Part = { schema: string; journal: string; statementsOf: (migration: MigrationMeta) => string[] };

/** Every later statement on a table queues behind a migration that waits for it. */
const lockMilliseconds = 4_000;
/** Lets those who queued go on. */
const pauseMilliseconds = 2_000;

/** `tell` hears why it takes long. */
export type MigrationPatience = { patienceMilliseconds?: number; tell?: (sentence: string) => void };

/**
 * Applies the migrations, and tries again while another transaction holds a table of theirs. Throws `MigrationError` once
 * the patience ends.
 */
export async function applyPatiently(
  client: pg.Client,
  accountSchema: string,
  { patienceMilliseconds = 600_000, tell = () => {} }: MigrationPatience,
): Promise<void> {
  const until = Date.now() + patienceMilliseconds;
  for (;;) {
    try {
      return await applyMigrations(client, accountSchema);
    } catch (error) {
      if (sqlState(error) !== "55P03" && !isConflictWithAnother(error)) throw error;
      if (Date.now() > until) throw new MigrationError(isHeldUp, { cause: error });
      tell("The migration waits for another transaction, which holds a table that it changes. It tries again.");
      await sleep(pauseMilliseconds);
    }
  }
}

/**
 * Runs the missing migrations in one transaction. Statements that name the schema `auth` (here `accountSchema`) run
 * apart, so that services can share a database. No statement may name both their tables and the product's. Throws `MigrationError` when the database holds other migrations.
 */
async function applyMigrations(client: pg.Client, accountSchema: string): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder });
  await client.query(`BEGIN; SET LOCAL lock_timeout = ${lockMilliseconds}`);
  try {
    await bringForward(client, product, migrations);
    const accounts = accountsIn(accountSchema);
    await refuseTaken(client, accounts);
    await bringForward(client, accounts, migrations);
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  }
}

const product: Part = {
  schema: "drizzle",
  journal: "drizzle.__drizzle_migrations",
  statementsOf: ({ sql }) => sql.filter((statement) => !isOfAccounts(statement)),
};

const accountsIn = (schema: string): Part => ({
  schema,
  journal: `"${schema}".schema_migrations`,
  statementsOf: ({ sql }) => sql.filter(isOfAccounts).map((statement) => inAccountSchema(statement, schema)),
});

function isOfAccounts(statement: string): boolean {
  return /"auth"|\bauth\./.test(statement.replaceAll(/--.*$/gm, ""));
}

/** Rewrites SQL written for the schema `auth` to another schema. */
export function inAccountSchema(statement: string, schema: string): string {
  return statement.replaceAll('"auth"', `"${schema}"`).replaceAll(/\bauth\./g, `"${schema}".`);
}

async function bringForward(client: pg.Client, part: Part, migrations: MigrationMeta[]): Promise<void> {
  await client.query(
    `CREATE SCHEMA IF NOT EXISTS "${part.schema}";
     CREATE TABLE IF NOT EXISTS ${part.journal} (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)`,
  );
  const applied = await appliedTo(client, part);
  refuseUnknown(applied, migrations);
  for (const migration of migrations)
    if (!applied.includes(migration.folderMillis)) await apply(client, part, migration);
}

/** A migration is known by the moment at which it was written. */
async function appliedTo(client: pg.Client, { journal }: Part): Promise<number[]> {
  const { rows } = await client.query<{ writtenAt: number }>(
    `SELECT created_at::float8 AS "writtenAt" FROM ${journal}`,
  );
  return rows.map(({ writtenAt }) => writtenAt);
}

async function apply(client: pg.Client, part: Part, migration: MigrationMeta): Promise<void> {
  for (const statement of part.statementsOf(migration)) await client.query(statement);
  const { hash, folderMillis } = migration;
  await client.query(`INSERT INTO ${part.journal} (hash, created_at) VALUES ($1, $2)`, [hash, folderMillis]);
}

function refuseUnknown(applied: number[], migrations: MigrationMeta[]): void {
  const known = migrations.map(({ folderMillis }) => folderMillis);
  const unknown = applied.filter((writtenAt) => !known.includes(writtenAt));
  if (unknown.length === 0) return;
  throw new MigrationError(Math.max(...unknown) > Math.max(...known) ? isNewer : isFromDevelopment);
}

const isNewer =
  "The database is newer than this code: it was migrated by a later version of Byline. Start that version; nothing was changed.";

const isHeldUp =
  "Another transaction holds a table of the database and doesn't end, so it was not migrated; nothing was changed. Find the transaction by `SELECT pid, usename, state, query FROM pg_stat_activity WHERE xact_start IS NOT NULL ORDER BY xact_start`, wait for its end or end it by `SELECT pg_terminate_backend(PID)`, and start again.";

const isFromDevelopment =
  "The database comes from a development version of Byline and can't be brought to this one. Empty the embedded database with `npm run reset`, or point DATABASE_URL at a fresh one; nothing was changed.";

async function refuseTaken(client: pg.Client, { schema, journal }: Part): Promise<void> {
  const { rows } = await client.query("SELECT WHERE to_regnamespace($1) IS NOT NULL AND to_regclass($2) IS NULL", [
    `"${schema}"`,
    journal,
  ]);
  if (rows.length > 0)
    throw new MigrationError(
      `The database's schema "${schema}" holds something else. Choose another name for the accounts: AUTH_DATABASE_SCHEMA; nothing was changed.`,
    );
}
