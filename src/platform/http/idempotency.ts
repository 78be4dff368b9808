import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../database/columns.ts";
import type { Tx } from "../database/database.ts";
import { Refusal } from "./errors.ts";

/** The answer to a call that moved money, kept so that a repeated key answers the same and does nothing (a day at least). */
export const idempotencyKey = pgTable(
  "idempotency_key",
  {
    userId: uuid().notNull(),
    key: text().notNull(),
    fingerprint: text().notNull(),
    answer: jsonb().notNull(),
    createdAt: instant().notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);

export type Kept<Answer> = { answer: Answer; repeated: boolean };

/**
 * Runs `work` once per user and key; effect and kept answer commit together. A missing or malformed key is 400, the same
 * key with another call 422, the same key while the first call still runs 409.
 */
export async function once<Answer>(
  tx: Tx,
  call: { userId: string; key: string | undefined; route: string; body: unknown },
  work: () => Promise<Answer>,
): Promise<Kept<Answer>> {
  const { userId, key } = call;
  if (!key || !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new Refusal(
      400,
      "idempotency_key_missing",
      "This call moves money: send an Idempotency-Key header of 1 to 200 characters.",
    );
  }
  const [locked, known] = await Promise.all([
    tx.$client.query<{ free: boolean }>({
      name: "idempotency-lock",
      text: "SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS free",
      values: [`${userId} ${key}`],
    }),
    tx.$client.query<{ fingerprint: string; answer: Answer }>({
      name: "idempotency-find",
      text: "SELECT fingerprint, answer FROM idempotency_key WHERE user_id = $1 AND key = $2",
      values: [userId, key],
    }),
  ]);
  if (!locked.rows[0]?.free)
    throw new Refusal(409, "idempotency_key_in_use", "A call with this Idempotency-Key is still running.");
  const fingerprint = createHash("sha256")
    .update(JSON.stringify([call.route, call.body]))
    .digest("base64url");
  const first = known.rows[0];
  if (first && first.fingerprint !== fingerprint) {
    throw new Refusal(422, "idempotency_key_reused", "This Idempotency-Key was used for another call.");
  }
  if (first) return { answer: first.answer, repeated: true };
  const answer = await work();
  tx.send({
    name: "idempotency-keep",
    text: "INSERT INTO idempotency_key (user_id, key, fingerprint, answer) VALUES ($1, $2, $3, $4)",
    values: [userId, key, fingerprint, JSON.stringify(answer)],
  });
  return { answer, repeated: false };
}
