import { fileURLToPath } from "node:url";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import type pg from "pg";

export const migrationsFolder = fileURLToPath(new URL("../../../migrations", import.meta.url));

/** A sentence for the person who starts the house. */
export class MigrationError extends Error {}

/** What is brought forward by itself; the journal says how far it is. */
type Part = { journal: string; statementsOf: (migration: MigrationMeta) => string[] };

/**
 * Runs the migrations that are missing, in one transaction. The accounts of each schema are a part of their own, so that
 * several services, each with its people, share a database: their statements are those that name the schema `auth`,
 * under the name that the schema has here. No statement may name both their tables and the house's.
 */
export async function applyMigrations(client: pg.Client, accountSchema: string): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder });
  const parts = [house, accountsIn(accountSchema)];
  await client.query("BEGIN");
  try {
    await openJournals(client, accountSchema);
    const reached = await Promise.all(parts.map((part) => reachedBy(client, part)));
    refuseNewer(reached, migrations);
    for (const migration of migrations)
      for (const [index, part] of parts.entries())
        if (migration.folderMillis > (reached[index] ?? 0)) await apply(client, part, migration);
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  }
}

const house: Part = {
  journal: "drizzle.__drizzle_migrations",
  statementsOf: ({ sql }) => sql.filter((statement) => !isOfAccounts(statement)),
};

const accountsIn = (schema: string): Part => ({
  journal: journalOf(schema),
  statementsOf: ({ sql }) => sql.filter(isOfAccounts).map((statement) => inAccountSchema(statement, schema)),
});

const journalOf = (schema: string) => `"${schema}".schema_migrations`;

function isOfAccounts(statement: string): boolean {
  return /"auth"|\bauth\./.test(statement.replaceAll(/--.*$/gm, ""));
}

/** SQL that was written for the schema `auth`, for another one. */
export function inAccountSchema(statement: string, schema: string): string {
  return statement
    .replace(/^CREATE SCHEMA "auth"/, 'CREATE SCHEMA IF NOT EXISTS "auth"')
    .replaceAll('"auth"', `"${schema}"`)
    .replaceAll(/\bauth\./g, `"${schema}".`);
}

/** A house from before the accounts had a journal of their own has come as far with them as with everything else. */
async function openJournals(client: pg.Client, schema: string): Promise<void> {
  await client.query(`CREATE SCHEMA IF NOT EXISTS drizzle; ${createJournal(house.journal)}`);
  const { rows } = await client.query<{ taken: boolean; ours: boolean; kept: boolean }>(
    `SELECT to_regnamespace($1) IS NOT NULL AS taken, to_regclass($1 || '.audit_chains') IS NOT NULL AS ours,
            to_regclass($1 || '.schema_migrations') IS NOT NULL AS kept`,
    [`"${schema}"`],
  );
  const [found] = rows;
  if (found?.kept) return;
  if (found?.taken && !found.ours) throw schemaTaken(schema);
  const journal = journalOf(schema);
  await client.query(`CREATE SCHEMA IF NOT EXISTS "${schema}"; ${createJournal(journal)}`);
  if (found?.ours)
    await client.query(`INSERT INTO ${journal} (hash, created_at) SELECT hash, created_at FROM ${house.journal}`);
}

const createJournal = (journal: string) =>
  `CREATE TABLE IF NOT EXISTS ${journal} (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)`;

async function reachedBy(client: pg.Client, { journal }: Part): Promise<number> {
  const { rows } = await client.query<{ reached: number }>(
    `SELECT coalesce(max(created_at), 0)::float8 AS reached FROM ${journal}`,
  );
  return rows[0]?.reached ?? 0;
}

async function apply(client: pg.Client, part: Part, migration: MigrationMeta): Promise<void> {
  for (const statement of part.statementsOf(migration)) await client.query(statement);
  const { hash, folderMillis } = migration;
  await client.query(`INSERT INTO ${part.journal} (hash, created_at) VALUES ($1, $2)`, [hash, folderMillis]);
}

function refuseNewer(reached: number[], migrations: MigrationMeta[]): void {
  if (Math.max(...reached) <= Math.max(...migrations.map(({ folderMillis }) => folderMillis))) return;
  throw new MigrationError(
    "The database is newer than this code: it was migrated by a later version of Byline. Start that version; nothing was changed.",
  );
}

const schemaTaken = (schema: string) =>
  new MigrationError(
    `The database's schema "${schema}" holds something else. Choose another name for the accounts: AUTH_DATABASE_SCHEMA; nothing was changed.`,
  );
