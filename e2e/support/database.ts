import pg from "pg";
import { runningPostgres } from "../../src/embedded-postgres/running.ts";
import type { RunningServer } from "../../test/process.ts";

/** Writes directly where no screen can. Returns the number of rows. */
export async function write(byline: RunningServer, text: string, values: unknown[]): Promise<number | null> {
  const running = await runningPostgres(byline.dataDirectory, () => {});
  const client = new pg.Client({ connectionString: running?.ownerUrl });
  await client.connect();
  const { rowCount } = await client.query(text, values).finally(() => client.end());
  return rowCount;
}
