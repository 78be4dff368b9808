import { sql } from "drizzle-orm";
import { boolean, pgView, text, uuid } from "drizzle-orm/pg-core";
import { instantColumn } from "#platform/database/columns.ts";

export const projectPlace = pgView("project_place", {
  id: uuid().notNull(),
  organizationId: uuid().notNull(),
  name: text().notNull(),
  viewersSeeAmounts: boolean().notNull(),
}).as(sql`SELECT id, organization_id, name, viewers_see_amounts FROM project`);

export const campaignPlace = pgView("campaign_place", {
  id: uuid().notNull(),
  projectId: uuid().notNull(),
  name: text().notNull(),
  createdAt: instantColumn().notNull(),
}).as(sql`SELECT id, project_id, name, created_at FROM campaign`);
