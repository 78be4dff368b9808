import { sql } from "drizzle-orm";
import { pgView, text, uuid } from "drizzle-orm/pg-core";

export const mediaPlace = pgView("media_place", {
  id: uuid().notNull(),
  organizationId: uuid().notNull(),
  name: text().notNull(),
}).as(sql`SELECT id, organization_id, name FROM media_project`);
