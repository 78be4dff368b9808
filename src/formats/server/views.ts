import { sql } from "drizzle-orm";
import { boolean, pgView, uuid } from "drizzle-orm/pg-core";
import { literal } from "#platform/database/sql/literals.ts";
import type { FormatStatus } from "../format.ts";

const is = (status: FormatStatus) => sql.raw(`status = ${literal(status)}`);

export const outletFormat = pgView("outlet_format", {
  mediaProjectId: uuid().notNull(),
  isListed: boolean().notNull(),
  isInReview: boolean().notNull(),
}).as(sql`SELECT media_project_id, ${is("listed")} AS is_listed, ${is("in_review")} AS is_in_review FROM format`);
