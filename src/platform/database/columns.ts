import { sql } from "drizzle-orm";
import { bigint, customType, timestamp, uuid } from "drizzle-orm/pg-core";
import { v7 } from "uuid";

/** A UUIDv7 key: ids sort by time of creation, so that keyset pages and indexes stay compact. */
export const id = () =>
  uuid()
    .primaryKey()
    .$defaultFn(() => v7());

/** A UUIDv7 made by the database (`new_id`), where statements write rows that no program names. */
export const idByDatabase = () => uuid().notNull().default(sql`new_id()`);

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
