import { is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import * as log from "./log/tables.ts";
import * as tables from "./tables.ts";

/**
 * Names the schema for drizzle-kit alone; the running server finds the tables by the search path. The migrator makes
 * the schema under its configured name.
 */
const schemaOfTable = Symbol.for("drizzle:Schema");
for (const table of Object.values({ ...tables, ...log }))
  if (is(table, PgTable)) Object.assign(table, { [schemaOfTable]: "auth" });

export * from "./log/tables.ts";
export * from "./tables.ts";
