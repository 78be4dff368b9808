import { statSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { keyOfDocument } from "#identity/server/queries.ts";
import type { FileUse } from "#platform/files/file-use.ts";

const pageSize = 5_000;

type FileRow = { id: string; use: FileUse; bytes: number };

/** Returns a sentence for each row of a file that is missing below the folder, or has another size there. */
export async function rowsWithoutFile(pool: pg.Pool, folder: string): Promise<string[]> {
  const problems: string[] = [];
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const { rows } = await pool.query<FileRow>(
      "SELECT id, use, bytes FROM stored_file WHERE id > $1::uuid ORDER BY id LIMIT $2",
      [after, pageSize],
    );
    problems.push(...rows.flatMap((row) => faultOf(row, folder) ?? []));
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return problems;
    after = last.id;
  }
}

function faultOf({ id, use, bytes }: FileRow, folder: string): string | undefined {
  const isSealed = use === "identity";
  const size = statSync(join(folder, isSealed ? keyOfDocument(id) : id), { throwIfNoEntry: false })?.size;
  if (size === undefined) return `uploaded file ${id}: it is missing`;
  return isSealed || size === bytes ? undefined : `uploaded file ${id}: it has ${size} bytes, its row says ${bytes}`;
}

/** Reads every page of every table, whose checksums PostgreSQL compares. Returns a sentence for each that is damaged. */
export async function unreadablePages(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query(
      "SET statement_timeout = 0; SET enable_indexscan = off; SET enable_indexonlyscan = off; SET enable_bitmapscan = off",
    );
    const { rows } = await client.query<{ name: string }>(
      `SELECT format('%I.%I', nspname, relname) AS name FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
       WHERE relkind IN ('r', 'm', 't') AND relpersistence = 'p' ORDER BY 1`,
    );
    const problems: string[] = [];
    for (const { name } of rows)
      await client
        .query(`SELECT count(*) FROM ${name}`)
        .catch((error: Error) => problems.push(`table ${name}: ${error.message}`));
    return problems;
  } finally {
    client.release();
  }
}
