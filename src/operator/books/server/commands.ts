import { and, eq, isNull, lte, or, sql } from "drizzle-orm";
import { recordEvents } from "#events/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import type { LedgerReport } from "#wallet/ledger-report.ts";
import { namedProblemsMax } from "../contract.ts";
import { booksCheck } from "./tables.ts";

/** Returns the id of a new or waiting check; a check already reading may miss newer postings. */
export async function requestCheck(tx: Tx): Promise<string> {
  const { rows } = await tx.$client.query<{ id: string }>(
    `INSERT INTO books_check (id) VALUES (new_id())
     ON CONFLICT ((begun_at IS NULL)) WHERE begun_at IS NULL AND ended_at IS NULL DO UPDATE SET ended_at = NULL RETURNING id`,
  );
  const [row] = rows;
  if (!row) throw new Error("the check was not written");
  return row.id;
}

export async function askForCheck(tx: Tx): Promise<string> {
  const checkId = await requestCheck(tx);
  await tx.enqueue("check-books", { checkId });
  return checkId;
}

/** Requests from here on need another check. Returns false when this one has already ended. */
export async function beginCheck(tx: Tx, id: string): Promise<boolean> {
  const { rowCount } = await tx
    .update(booksCheck)
    .set({ begunAt: sql`now()` })
    .where(and(eq(booksCheck.id, id), isNull(booksCheck.endedAt)));
  tx.changes.push({ resource: "books_checks", id, operators: true });
  return rowCount === 1;
}

export const booksCheckHappenings = ["differ"] as const;

/** Also ends earlier checks that never finished; operators hear of a difference. */
export async function endCheck(tx: Tx, id: string, { problems, ...found }: LedgerReport): Promise<void> {
  const named = problems.slice(0, namedProblemsMax);
  const isBefore = and(isNull(booksCheck.endedAt), lte(booksCheck.id, id));
  await tx
    .update(booksCheck)
    .set({ ...found, problems: named, problemCount: problems.length, endedAt: sql`now()` })
    .where(or(eq(booksCheck.id, id), isBefore));
  tx.changes.push({ resource: "books_checks", id, operators: true });
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
