import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { EmbeddedPostgresError } from "./error.ts";
import { superuser } from "./superuser.ts";

export function databaseUrl(port: number, password: string, database: string): string {
  return `postgres://${superuser}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}

export async function ensureDatabase(port: number, password: string): Promise<void> {
  await connected(port, password, async (client) => {
    const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = 'byline'");
    if (rowCount === 0) await client.query("CREATE DATABASE byline");
  });
}

const patienceMilliseconds = 60_000;

/**
 * Waits until the server answers, without a limit: recovery after a power cut may take long. `running` tells whether
 * the server has given up.
 */
export async function waitUntilReady(
  port: number,
  password: string,
  running: () => boolean,
  log: (line: string) => void,
): Promise<boolean> {
  let deadline = Date.now() + patienceMilliseconds;
  for (let attempt = 1; running(); attempt++) {
    try {
      await connected(port, password, async () => {});
      return true;
    } catch (error) {
      const { code } = error as { code?: string };
      if (code === "28P01") {
        throw new EmbeddedPostgresError(
          "The database refuses the password in database-password. Put back the file that belongs to this database.",
        );
      }
      if (code === "57P03") deadline = Date.now() + patienceMilliseconds;
      if (attempt % 200 === 0) log("the database is recovering from a sudden stop");
    }
    if (Date.now() > deadline)
      throw new EmbeddedPostgresError(`The database does not answer on port ${port} of 127.0.0.1.`);
    await sleep(50);
  }
  return false;
}

async function connected<Result>(
  port: number,
  password: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    connectionString: databaseUrl(port, password, "postgres"),
    connectionTimeoutMillis: 5_000,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
