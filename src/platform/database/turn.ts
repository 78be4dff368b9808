import type { Tx } from "./database.ts";

/** Waits until no other transaction has this turn, and keeps it to the transaction's end. Take several in sorted order. */
export async function takeTurn(tx: Tx, turn: string): Promise<void> {
  await tx.$client.query({
    name: "take-turn",
    text: "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))",
    values: [turn],
  });
}
