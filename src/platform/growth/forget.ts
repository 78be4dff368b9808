import type { Database, Tx } from "../database/database.ts";

/** Rows that one transaction deletes: it stays far below a statement's time limit, however many there are. */
const forgottenAtOnce = 5_000;

/** Deletes at most `limit` rows and returns how many. */
type Forget = (tx: Tx, limit: number) => Promise<number>;

/** Forgets batch by batch until fewer are left than one holds. A stop in between keeps all batches of before. */
export async function forgetAll(database: Pick<Database, "transaction">, forget: Forget): Promise<void> {
  while ((await database.transaction((tx) => forget(tx, forgottenAtOnce))) === forgottenAtOnce);
}
