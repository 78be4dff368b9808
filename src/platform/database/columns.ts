import { sql } from "drizzle-orm";
import { bigint, customType, timestamp, uuid } from "drizzle-orm/pg-core";
import { v7 } from "uuid";

/** A UUIDv7 key: ids sort by time of creation, so keyset pages and indexes stay compact. */
export const id = () =>
  uuid()
    .primaryKey()
    .$defaultFn(() => v7());

/** A UUIDv7 made by the database (`new_id`), for statements that insert rows by themselves. */
export const idByDatabase = () => uuid().notNull().default(sql`new_id()`);

/** A place of the row that this one belongs to. It never changes there; a trigger copies it (decision 0162). */
export const copiedId = () =>
  uuid()
    .notNull()
    .$defaultFn(() => sql`DEFAULT`);

export const centsColumn = () => bigint({ mode: "number" });

export const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** UTC, to the millisecond. */
export const instantColumn = () => timestamp({ withTimezone: true, mode: "date", precision: 3 });

export const timestamps = () => ({
  createdAt: instantColumn().notNull().default(sql`now()`),
  updatedAt: instantColumn()
    .notNull()
    .default(sql`now()`)
    .$onUpdate(() => sql`now()`),
});
