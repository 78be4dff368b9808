import { searchPathOf } from "../src/platform/database/application-url.ts";
import { checkAddresses, type Pooler, settleDefaults } from "../src/platform/database/pooler.ts";
import { createTestDatabase, type TestDatabase } from "../test/database.ts";
import { type PoolMode, startPgBouncer } from "./pgbouncer.ts";
import { query } from "./query.ts";

export type PooledDatabase = TestDatabase & { pooler: Pooler; pgBouncer: Awaited<ReturnType<typeof startPgBouncer>> };

/** A migrated database behind PgBouncer, with a user of the application's own. */
export async function createPooledDatabase(mode: PoolMode, poolSize: number): Promise<PooledDatabase> {
  const { ownerUrl, drop } = await createTestDatabase();
  const username = `byline_pooled_${process.pid}_${mode}`;
  await query(ownerUrl, `CREATE ROLE ${username} LOGIN PASSWORD 'quiet' IN ROLE byline_app`);
  const directUrl = Object.assign(new URL(ownerUrl), { username, password: "quiet" }).href;
  const pgBouncer = await startPgBouncer(directUrl, { mode, poolSize });
  const pooler = { directUrl, keepsStatements: false };
  await checkAddresses({ url: pgBouncer.url, ownerUrl, directUrl });
  await settleDefaults(pgBouncer.url, pooler, searchPathOf("auth"));
  return {
    url: pgBouncer.url,
    ownerUrl,
    pooler,
    pgBouncer,
    drop: async () => {
      await pgBouncer.stop();
      await query(ownerUrl, `DROP OWNED BY ${username} CASCADE; DROP ROLE ${username}`).catch(() => []);
      await drop();
    },
  };
}
