import { hash } from "node:crypto";
import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { FastifyRequest } from "fastify";
import type { QueryConfig } from "pg";
import { catalogue } from "#platform/words/catalogue.ts";
import { instantColumn } from "../database/columns.ts";
import type { Tx } from "../database/database.ts";
import { inOrder } from "../database/in-order.ts";
import { Refusal } from "./errors.ts";

const texts = catalogue("platform.http.idempotency", {
  idempotencyKeyMalformed: (wellFormed: string) => `Send ${wellFormed}.`,
  idempotencyKeyMissing: (wellFormed: string) => `This call moves money: send ${wellFormed}.`,
  idempotencyKeyInUse: "A call with this Idempotency-Key is still running.",
  idempotencyKeyReused: "This Idempotency-Key was used for another call.",
});

/** The answer to a command, kept for `keptDays`: a repeated key gets the same answer and has no effect. */
export const idempotencyKey = pgTable(
  "idempotency_key",
  {
    userId: uuid().notNull(),
    key: text().notNull(),
    fingerprint: text().notNull(),
    answer: jsonb().notNull(),
    createdAt: instantColumn().notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] }), index("idempotency_key_created").on(table.createdAt)],
);

export const keptDays = 1;

/** Returns the command's key, if any; throws 400 for a malformed one. */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers["idempotency-key"];
  return key === undefined ? undefined : wellFormedKey(key);
}

/** Throws 400 for a malformed key. */
export function wellFormedKey(key: unknown): string {
  if (typeof key === "string" && /^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw new Refusal(400, "idempotency_key_malformed", texts.idempotencyKeyMalformed(wellFormed));
}

/** Throws 400: a command that moves money must carry a key. */
export function refuseMissingKey(key: string | undefined): void {
  if (key === undefined) throw new Refusal(400, "idempotency_key_missing", texts.idempotencyKeyMissing(wellFormed));
}

const wellFormed = "an Idempotency-Key header of 1 to 200 characters";

type Known = { fingerprint: string; answer: unknown };
/** `free`: the key is ours until the transaction ends. `first`: the key's earlier call. */
export type ClaimedKey = { userId: string; key: string; free: boolean; first: Known | undefined };

/** Locks the key unless another call holds it, then reads its earlier call, so that none slips between. */
export async function claimKey(tx: Tx, userId: string, key: string): Promise<ClaimedKey> {
  const [locked, found] = await inOrder([
    tx.$client.query<{ free: boolean }>({
      name: "idempotency-lock",
      text: "SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS free",
      values: [`${userId} ${key}`],
    }),
    tx.$client.query<Known>({
      name: "idempotency-find",
      text: "SELECT fingerprint, answer FROM idempotency_key WHERE user_id = $1 AND key = $2",
      values: [userId, key],
    }),
  ]);
  return { userId, key, free: locked.rows[0]?.free ?? false, first: found.rows[0] };
}

/** `secret` names the answer's field that is shown once and never kept. */
type Call = { route: string; body: unknown; secret?: string | undefined };
/** `keep` has to be the transaction's last statement, so that effect and kept answer commit together. */
export type KeyedAnswer<Answer> = { answer: Answer; repeated: boolean; keep?: QueryConfig };

/**
 * Runs `work` once per user and key. Throws 422 for the same key with another call, 409 while the earlier call still
 * runs.
 */
export async function once<Answer>(
  { userId, key, free, first }: ClaimedKey,
  { route, body, secret }: Call,
  work: () => Promise<Answer>,
): Promise<KeyedAnswer<Answer>> {
  if (!free) throw new Refusal(409, "idempotency_key_in_use", texts.idempotencyKeyInUse);
  const fingerprint = hash("sha256", JSON.stringify([route, body]), "base64url");
  if (first && first.fingerprint !== fingerprint) {
    throw new Refusal(422, "idempotency_key_reused", texts.idempotencyKeyReused);
  }
  if (first) return { answer: first.answer as Answer, repeated: true };
  const answer = await work();
  const kept = JSON.stringify(answer ?? null, (name, value) => (name === secret ? null : value));
  const keep = {
    name: "idempotency-keep",
    text: "INSERT INTO idempotency_key (user_id, key, fingerprint, answer) VALUES ($1, $2, $3, $4)",
    values: [userId, key, fingerprint, kept],
  };
  return { answer, repeated: false, keep };
}
