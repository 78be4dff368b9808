import { is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import * as tables from "./tables.ts";

/**
 * The tables as migrations write them. Only drizzle-kit reads this: the running server finds them by the search path. The
 * schema itself is not declared, since the migrator makes it under the name that configuration gives it.
 */
const schemaOfTable = Symbol.for("drizzle:Schema");
for (const table of Object.values(tables)) if (is(table, PgTable)) Object.assign(table, { [schemaOfTable]: "auth" });

export * from "./tables.ts";
