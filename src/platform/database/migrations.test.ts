import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createEmptyDatabase, createTestDatabase, type TestDatabase, withDatabase } from "../../../test/database.ts";
import { migrate } from "./migrate.ts";
import { MigrationError } from "./migrations.ts";
import { withSession } from "./session.ts";

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
  database.drop();
});

const migrateTo = (accountSchema?: string) =>
  migrate({ ownerUrl: database.ownerUrl, queues: [], ...(accountSchema ? { accountSchema } : {}) });

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
  migrated.database.drop();
});

test("migrating again changes nothing", async () => {
  const before = [await catalogue("public"), await catalogue("auth")];
  await migrateTo();
  expect([await catalogue("public"), await catalogue("auth")]).toEqual(before);
});

/** As docs/operations.md gives them to an administrator, with names of this test's own since roles are the server's. */
function statementsOfDocs(name: string): string[] {
  const text = readFileSync(new URL("../../../docs/operations.md", import.meta.url), "utf8");
  const [, block = ""] = /```sql\n(CREATE ROLE byline_app NOLOGIN;\n[^`]+)```/.exec(text) ?? [];
  const others = block.split("\n").filter((line) => line && line !== "CREATE ROLE byline_app NOLOGIN;");
  expect(others).toHaveLength(3);
  return others.map((line) =>
    line
      .replaceAll("byline_owner", `${name}_owner`)
      .replaceAll("byline_app_user", `${name}_user`)
      .replace("DATABASE byline", `DATABASE ${name}`),
  );
}

test("an owner and an application's user that the documented statements make migrate and work, with no right to make roles", async () => {
  const name = `byline_own_${randomBytes(6).toString("hex")}`;
  for (const statement of statementsOfDocs(name)) await owner.query(statement);
  const as = (user: string) => {
    const url = new URL(withDatabase(database.ownerUrl, name));
    url.username = `${name}_${user}`;
    url.password = "…";
    return url.href;
  };
  await migrate({ ownerUrl: as("owner"), queues: [] });
  await withSession({ connectionString: as("user") }, async (application) => {
    expect((await application.query("SELECT count(*)::int AS people FROM auth.users")).rows).toEqual([{ people: 0 }]);
    await expect(application.query("CREATE TABLE mine ()")).rejects.toThrow("permission denied");
  });
  await owner.query(`DROP DATABASE ${name}`);
  await owner.query(`DROP ROLE ${name}_owner, ${name}_user`);
});

test.each(["drizzle.__drizzle_migrations", "auth.schema_migrations"])(
  "a database from before the baseline is left alone, with a sentence that says what to do (%s)",
  async (journal) => {
    const before = [await catalogue("public"), await catalogue("auth")];
    await owner.query(`DELETE FROM ${journal}`);
    await owner.query(`INSERT INTO ${journal} (hash, created_at) VALUES ('tables', 1795234606683)`);
    const refusal = await migrateTo().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(MigrationError);
    expect(`${refusal}`).toMatch(/comes from a development version.*`npm run reset`.*DATABASE_URL/);
    expect([await catalogue("public"), await catalogue("auth")]).toEqual(before);
  },
);

test("migrations that are merged after later ones still run", async () => {
  const before = await catalogue("auth");
  await owner.query(`
    DROP FUNCTION auth.audit_hash, auth.chain_audit_log, auth.refuse_removing, auth.forget_audit_log CASCADE;
    DROP TRIGGER audit_log_append_only ON auth.audit_log_entries;
    WITH numbered AS (SELECT created_at, row_number() OVER (ORDER BY created_at) - 1 AS number FROM auth.schema_migrations)
    DELETE FROM auth.schema_migrations AS journal USING numbered
    WHERE journal.created_at = numbered.created_at AND number IN (4, 34)`);
  await migrateTo();
  expect(await catalogue("auth")).toEqual(before);
});

test("a migration that another transaction holds up lets others pass, says that it waits, and goes on after it", async () => {
  await owner.query("BEGIN; LOCK drizzle.__drizzle_migrations");
  const told: string[] = [];
  const migrating = migrate({
    ownerUrl: database.ownerUrl,
    queues: [],
    tell: (sentence) => void (told.push(sentence) === 1 && owner.query("COMMIT")),
  });
  await migrating;
  expect(told).toEqual([expect.stringContaining("waits for another transaction")]);
});

test("a transaction that never ends makes it give up, with a sentence that says how to find it", async () => {
  await owner.query("BEGIN; LOCK auth.schema_migrations");
  const refusal = await migrate({ ownerUrl: database.ownerUrl, queues: [], patienceMilliseconds: 0 }).catch(
    (error: unknown) => error,
  );
  expect(refusal).toBeInstanceOf(MigrationError);
  expect(`${refusal}`).toMatch(/nothing was changed.*pg_stat_activity.*pg_terminate_backend/);
  await owner.query("ROLLBACK");
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

test("the application reads every view, those for audits too, and writes through none", async () => {
  await owner.query("SET ROLE byline_app");
  const found = await owner.query(
    "SELECT array_agg(viewname::text) AS views FROM pg_views WHERE schemaname = 'public'",
  );
  const views: string[] = found.rows[0].views;
  expect(views).toEqual(
    expect.arrayContaining(["audit_entries", "audit_balances", "audit_open_escrow", "audit_jobs", "order_money"]),
  );
  for (const view of views) {
    const { rows } = await owner.query(
      "SELECT has_table_privilege($1, 'SELECT') AS reads, has_table_privilege($1, 'INSERT, UPDATE, DELETE, TRUNCATE') AS writes",
      [view],
    );
    expect({ view, ...rows[0] }).toEqual({ view, reads: true, writes: false });
  }
  await expect(owner.query("DELETE FROM audit_balances")).rejects.toThrow("permission denied for view audit_balances");
});
