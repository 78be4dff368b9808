import type { Database, Tx } from "../database/database.ts";

/** Removes what may go of the next rows behind a position. Returns where they end; undefined once no old row is left. */
export type TidyStep = (tx: Tx, position: string) => Promise<string | undefined>;

/** Old rows that one transaction looks through: locks are short, and a vacuum keeps up. */
export const tidiedAtOnce = 5_000;

/** Looks through a table's old rows, batch by batch; one process at a time. The next run goes on from there. */
export async function tidy(database: Database, name: string, first: string, step: TidyStep): Promise<void> {
  await database.transaction((tx) =>
    tx.$client.query("INSERT INTO tidied_until (name, position) VALUES ($1, $2) ON CONFLICT DO NOTHING", [name, first]),
  );
  while (await database.transaction((tx) => takeStep(tx, name, step)));
}

async function takeStep(tx: Tx, name: string, step: TidyStep): Promise<boolean> {
  const { rows } = await tx.$client.query<{ position: string }>(
    "SELECT position FROM tidied_until WHERE name = $1 FOR UPDATE SKIP LOCKED",
    [name],
  );
  const next = rows[0] && (await step(tx, rows[0].position));
  if (next === undefined) return false;
  await tx.$client.query("UPDATE tidied_until SET position = $2 WHERE name = $1", [name, next]);
  return true;
}
