import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { OrganizationRole } from "#platform/contract/actor.ts";
import { id, timestamps } from "#platform/database/columns.ts";
import type { OrganizationKind, OrganizationStatus } from "../organization.ts";

export const organization = pgTable(
  "organization",
  {
    id: id(),
    name: text().notNull(),
    kind: text().$type<OrganizationKind>().notNull(),
    status: integer().$type<OrganizationStatus>().notNull().default(0),
    billingName: text(),
    billingAddress: text(),
    taxId: text(),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex("organization_name").on(sql`lower(${table.name})`),
    check("organization_kind", sql`${table.kind} IN ('agency', 'company', 'individual', 'publisher')`),
    check("organization_status", sql`${table.status} BETWEEN 0 AND 3`),
  ],
);

/** A person of the product; the id is the session user's (R3.1). */
export const clientUser = pgTable("client_user", {
  id: uuid().primaryKey(),
  email: text().notNull(),
  name: text().notNull().default(""),
  phone: text(),
  avatar: text(),
  currentOrganizationId: uuid().references(() => organization.id, { onDelete: "set null" }),
  currentProjectId: uuid(),
  currentCampaignId: uuid(),
  currentMediaProjectId: uuid(),
  questionnaire: jsonb(),
  operator: boolean().notNull().default(false),
  analyticsIdentified: boolean().notNull().default(false),
  ...timestamps(),
});

export const organizationMember = pgTable(
  "organization_member",
  {
    organizationId: uuid()
      .notNull()
      .references(() => organization.id, { onDelete: "cascade" }),
    userId: uuid()
      .notNull()
      .references(() => clientUser.id, { onDelete: "cascade" }),
    role: text().$type<OrganizationRole>().notNull(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.organizationId] }),
    index("organization_member_organization").on(table.organizationId),
    check("organization_member_role", sql`${table.role} IN ('OWNER', 'ADMIN', 'MANAGER', 'VIEWER')`),
  ],
);

export const subscriptionPreferences = pgTable("subscription_preferences", {
  userId: uuid()
    .primaryKey()
    .references(() => clientUser.id, { onDelete: "cascade" }),
  orderUpdates: boolean().notNull().default(true),
  offers: boolean().notNull().default(true),
  billing: boolean().notNull().default(true),
  productNews: boolean().notNull().default(false),
  ...timestamps(),
});

/** Who brought a user; one referral a user, the first one counts. */
export const referral = pgTable(
  "referral",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => clientUser.id, { onDelete: "cascade" }),
    code: text().notNull(),
    ...timestamps(),
  },
  (table) => [unique("referral_user").on(table.userId)],
);
