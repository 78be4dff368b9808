import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from "../../../test/database.ts";
import { migrate } from "./migrate.ts";

let database: TestDatabase;
let owner: pg.Client;

async function use(created: TestDatabase): Promise<void> {
  database = created;
  owner = new pg.Client({ connectionString: created.ownerUrl });
  await owner.connect();
}
beforeEach(async () => use(await createTestDatabase()));
afterEach(async () => {
  await owner.end();
  await database.drop();
});

const migrateTo = (accountSchema?: string) =>
  migrate({ ownerUrl: database.ownerUrl, queues: [], ...(accountSchema ? { accountSchema } : {}) });

/** All that PostgreSQL knows of a schema: relations with their columns and rights, constraints, indexes, triggers, functions. */
async function catalogue(schema: string): Promise<string[]> {
  const { rows } = await owner.query<{ line: string }>(
    `WITH space AS (SELECT oid FROM pg_namespace WHERE nspname = $1),
          relation AS (SELECT class.* FROM pg_class AS class JOIN space ON class.relnamespace = space.oid)
     SELECT concat_ws(' ', relname, attname, format_type(atttypid, atttypmod), attnotnull, pg_get_expr(adbin, adrelid), relacl) AS line
       FROM relation JOIN pg_attribute ON attrelid = relation.oid AND attnum > 0 LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
     UNION ALL SELECT concat_ws(' ', conname, pg_get_constraintdef(oid)) FROM pg_constraint WHERE connamespace = (TABLE space)
     UNION ALL SELECT pg_get_indexdef(oid) FROM relation WHERE relkind = 'i'
     UNION ALL SELECT pg_get_triggerdef(trigger.oid) FROM pg_trigger AS trigger JOIN relation ON tgrelid = relation.oid WHERE NOT tgisinternal
     UNION ALL SELECT pg_get_functiondef(pg_proc.oid) FROM pg_proc JOIN space ON pronamespace = space.oid WHERE prokind = 'f'
     ORDER BY 1`,
    [schema],
  );
  return rows.map(({ line }) => line.replaceAll('"', "").replaceAll(`${schema}.`, "here."));
}

test("accounts in another schema are the same as in the first, and nothing else changes", async () => {
  await migrateTo();
  const before = await catalogue("public");
  await migrateTo("people");
  expect(await catalogue("people")).toEqual(await catalogue("auth"));
  expect((await catalogue("auth")).length).toBeGreaterThan(100);
  expect(await catalogue("public")).toEqual(before);
});

test("several that begin at once in an empty database each get their own", async () => {
  const migrated = { owner, database };
  await use(await createEmptyDatabase());
  await Promise.all([migrateTo("people"), migrateTo("staff"), migrateTo("people")]);
  expect(await catalogue("people")).toEqual(await catalogue("staff"));
  expect(await catalogue("auth")).toEqual([]);
  await migrated.owner.end();
  await migrated.database.drop();
});

test("a house from before accounts had a journal of their own goes on as it is", async () => {
  const before = await catalogue("auth");
  await owner.query("DROP TABLE auth.schema_migrations");
  await migrateTo();
  await migrateTo();
  expect(await catalogue("auth")).toEqual(before);
  const { rows } = await owner.query(
    `SELECT (SELECT array_agg(created_at ORDER BY id) FROM auth.schema_migrations)
          = (SELECT array_agg(created_at ORDER BY id) FROM drizzle.__drizzle_migrations) AS same`,
  );
  expect(rows).toEqual([{ same: true }]);
});

test("a schema that is not ours is left alone, with a sentence", async () => {
  await owner.query("CREATE SCHEMA theirs CREATE TABLE users (name text)");
  await expect(migrateTo("theirs")).rejects.toThrow('The database\'s schema "theirs" holds something else.');
  expect(await catalogue("theirs")).toEqual(["users name text f"]);
});

test("accounts that a later version has migrated are left alone, whoever shares the database", async () => {
  await migrateTo("people");
  await owner.query("INSERT INTO people.schema_migrations (hash, created_at) VALUES ('future', 99999999999999)");
  await expect(migrateTo("people")).rejects.toThrow("The database is newer than this code");
  await migrateTo();
});

test("the application can't rewrite the sign-in log nor the journal of any schema", async () => {
  await migrateTo("people");
  await owner.query("SET ROLE byline_app");
  for (const schema of ["auth", "people"]) {
    await owner.query(`SELECT FROM ${schema}.users`);
    for (const table of ["audit_log_entries", "schema_migrations"])
      await expect(owner.query(`DELETE FROM ${schema}.${table}`)).rejects.toThrow("permission denied");
  }
});
