import pg from "pg";
import { runningPostgres } from "../../src/embedded-postgres/running.ts";
import type { RunningServer } from "../../test/process.ts";

/** Writes into a story's byline what no screen can bring about. Answers how many rows it wrote. */
export async function write(byline: RunningServer, text: string, values: unknown[]): Promise<number | null> {
  const running = await runningPostgres(byline.dataDirectory, () => {});
  const client = new pg.Client({ connectionString: running?.ownerUrl });
  await client.connect();
  const { rowCount } = await client.query(text, values).finally(() => client.end());
  return rowCount;
}
