import { setTimeout } from "node:timers/promises";
import { pino } from "pino";
import { queuesOf } from "../src/queues.ts";
import { openTestFiles } from "./files.ts";
import type { TestServer } from "./server.ts";

/** Fires the deadlines that have passed, those too before which a look comes: a working installation may take some itself. */
export async function fireDeadlines(byline: TestServer): Promise<void> {
  await runQueue(byline, "fire-deadlines");
  const { pool } = byline.database;
  const asked = await pool.query(
    "DELETE FROM pgboss.job WHERE name = 'look-at-deadline' AND state < 'active' RETURNING data",
  );
  for (const { data } of asked.rows) await runQueue(byline, "look-at-deadline", data);
  while ((await pool.query("SELECT FROM pgboss.job WHERE name = 'look-at-deadline' AND state < 'completed'")).rowCount)
    await setTimeout(20);
}

export async function runQueue({ config, database }: TestServer, name: string, data: object = {}): Promise<void> {
  const queue = queuesOf(config, openTestFiles()).find((each) => each.name === name);
  if (!queue) throw new Error(`there is no queue ${name}`);
  await queue.handle(database, data as never, pino({ level: "silent" }));
}
