import pg from "pg";
import { expect, test } from "vitest";
import { createTestDatabase } from "./database.ts";

test("each test database is migrated and stands by itself", async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  const tables = async (url: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(
      "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'",
    );
    await client.query("CREATE TABLE only_here ()");
    await client.end();
    return rows.map((row) => row.table_name);
  };
  expect(await tables(one.ownerUrl)).toContain("ledger_entry");
  expect(await tables(other.ownerUrl)).not.toContain("only_here");
  one.drop();
  other.drop();
  await expect.poll(() => tables(one.url).catch(String)).toContain("does not exist");
});
