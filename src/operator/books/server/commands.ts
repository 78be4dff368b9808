import { eq, sql } from "drizzle-orm";
import { recordEvents } from "#events/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import type { LedgerReport } from "#wallet/ledger-report.ts";
import { namedProblemsMax } from "../contract.ts";
import { booksCheck } from "./tables.ts";

/** Begins a check, or joins the one that runs already; answers its id. */
export async function beginCheck(tx: Tx): Promise<string> {
  const { rows } = await tx.$client.query<{ id: string }>(
    `INSERT INTO books_check (id) VALUES (new_id())
     ON CONFLICT ((ended_at IS NULL)) WHERE ended_at IS NULL DO UPDATE SET ended_at = NULL RETURNING id`,
  );
  const [row] = rows;
  if (!row) throw new Error("the check was not written");
  return row.id;
}

/** Begins a check and lets a job run it. */
export async function askForCheck(tx: Tx): Promise<string> {
  const checkId = await beginCheck(tx);
  await tx.enqueue("check-books", { checkId });
  return checkId;
}

export const booksCheckHappenings = ["differ"] as const;

/** Writes what a check found; a difference is told to the operators. */
export async function endCheck(tx: Tx, id: string, { problems, ...found }: LedgerReport): Promise<void> {
  const named = problems.slice(0, namedProblemsMax);
  await tx
    .update(booksCheck)
    .set({ ...found, problems: named, problemCount: problems.length, endedAt: sql`now()` })
    .where(eq(booksCheck.id, id));
  const [first] = named;
  if (!first) return;
  await recordEvents(tx, [
    {
      subject: "booksCheck",
      subjectId: id,
      verb: "differ" satisfies (typeof booksCheckHappenings)[number],
      organizationIds: [],
      party: "system",
      actorId: null,
      message: first,
    },
  ]);
}
