import { sql } from "drizzle-orm";
import { check, pgTable, text } from "drizzle-orm/pg-core";
import { instantColumn } from "#platform/database/columns.ts";
import { literals } from "#platform/database/sql/literals.ts";
import { type StrainName, strainNames } from "../strain.ts";

/** The strains that last, of which operators were told. */
export const strain = pgTable(
  "strain",
  {
    name: text().$type<StrainName>().primaryKey(),
    since: instantColumn().notNull().default(sql`now()`),
  },
  (table) => [check("strain_name", sql`${table.name} IN ${sql.raw(literals(strainNames))}`)],
);
