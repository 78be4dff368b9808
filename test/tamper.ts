import pg from "pg";
import type { TestServer } from "./server.ts";

/** Acts as the database's superuser: past every trigger and grant. */
export async function tamper({ testDatabase }: TestServer, statement: string): Promise<void> {
  const owner = new pg.Client({ connectionString: testDatabase.ownerUrl });
  await owner.connect();
  try {
    await owner.query("SET session_replication_role = replica");
    await owner.query(statement);
  } finally {
    await owner.end();
  }
}
