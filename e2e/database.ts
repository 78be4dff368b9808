import pg from "pg";
import { runningPostgres } from "../src/embedded-postgres/running.ts";
import type { RunningHouse } from "../test/process.ts";

/** Writes into a story's house what no screen can bring about. Answers how many rows it wrote. */
export async function write(house: RunningHouse, text: string, values: unknown[]): Promise<number | null> {
  const running = await runningPostgres(house.dataDirectory, () => {});
  const client = new pg.Client({ connectionString: running?.ownerUrl });
  await client.connect();
  const { rowCount } = await client.query(text, values).finally(() => client.end());
  return rowCount;
}
