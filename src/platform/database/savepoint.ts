import type { Tx } from "./database.ts";

/** Runs a part of a transaction that may fail alone: only its own writes are rolled back. Rethrows the failure. */
export async function inSavepoint<Result>(tx: Tx, work: () => Promise<Result>): Promise<Result> {
  await tx.$client.query("SAVEPOINT part");
  try {
    const result = await work();
    await tx.$client.query("RELEASE SAVEPOINT part");
    return result;
  } catch (error) {
    await tx.$client.query("ROLLBACK TO SAVEPOINT part");
    throw error;
  }
}
