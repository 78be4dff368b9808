import { type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, bigint, customType, timestamp, uuid } from "drizzle-orm/pg-core";
import { v7 } from "uuid";

/** A UUIDv7 key: ids sort by time of creation, so that keyset pages and indexes stay compact. */
export const id = () =>
  uuid()
    .primaryKey()
    .$defaultFn(() => v7());

/** Integer cents. */
export const cents = () => bigint({ mode: "number" });

/** Raw bytes, such as a hash. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** An instant, UTC. */
export const instant = () => timestamp({ withTimezone: true, mode: "date", precision: 3 });

/** `created_at` and `updated_at` by the database's clock. */
export const timestamps = () => ({
  createdAt: instant().notNull().default(sql`now()`),
  updatedAt: instant()
    .notNull()
    .default(sql`now()`)
    .$onUpdate(() => sql`now()`),
});

/** For a CHECK: the column holds one of the words of a list in the code. */
export const isOneOf = (column: AnyPgColumn, words: readonly string[]): SQL =>
  sql`${column} IN (${sql.raw(words.map((word) => `'${word}'`).join(", "))})`;
