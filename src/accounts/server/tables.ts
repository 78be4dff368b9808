import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
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
import { bytes, centsColumn, id, idByDatabase, instantColumn, timestamps } from "#platform/database/columns.ts";
import type { OrganizationRole, PlaceRole } from "../actor.ts";
import { type OrganizationKind, type OrganizationStatus, organizationStatuses } from "../organizations/organization.ts";
import { sides } from "../places.ts";
import type { Questionnaire } from "../survey/survey.ts";
import type { ApiTokenScope } from "../tokens/api-token.ts";

const suspended = String(organizationStatuses.suspended);

export const organization = pgTable(
  "organization",
  {
    id: id(),
    name: text().notNull(),
    /** Comparable spelling; null for old names that collide. */
    nameKey: text(),
    kind: text().$type<OrganizationKind>().notNull(),
    status: integer().$type<OrganizationStatus>().notNull().default(0),
    /** Shown to the organization's people. */
    suspendedReason: text(),
    billingName: text(),
    billingAddress: text(),
    billingCountry: text(),
    taxId: text(),
    /** Below this much available money its people get one warning, until it recovers. */
    lowBalanceCents: centsColumn(),
    lowBalanceToldAt: instantColumn(),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex("organization_name").on(sql`lower(${table.name})`),
    uniqueIndex("organization_name_key").on(table.nameKey),
    index("organization_sorted").on(sql`lower(${table.name}) COLLATE "C"`, table.id),
    index("organization_newest").on(table.createdAt, table.id),
    index("organization_search").using("gin", sql`lower(${table.name}) gin_trgm_ops`),
    index("organization_low_balance").on(table.id).where(sql`${table.lowBalanceCents} IS NOT NULL`),
    check("organization_low_balance_amount", sql`${table.lowBalanceCents} > 0`),
    check("organization_kind", sql`${table.kind} IN ('agency', 'company', 'individual', 'publisher')`),
    check("organization_status", sql`${table.status} BETWEEN 0 AND 3`),
    index("organization_suspended")
      .on(table.id)
      .where(sql`${table.status} = ${sql.raw(suspended)}`),
    check(
      "organization_suspended_reason",
      sql`(${table.status} = ${sql.raw(suspended)}) = (${table.suspendedReason} IS NOT NULL)`,
    ),
  ],
);

/** A person of the product; the id is the session user's (R3.1). */
export const clientUser = pgTable(
  "client_user",
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    name: text().notNull().default(""),
    phone: text(),
    avatar: text(),
    currentOrganizationId: uuid().references(() => organization.id, { onDelete: "set null" }),
    currentProjectId: uuid(),
    currentCampaignId: uuid(),
    currentMediaProjectId: uuid(),
    /** Side of the latest visit; project and medium are both remembered (`places.ts`). */
    enteredSide: text({ enum: sides }).notNull().default("client"),
    questionnaire: jsonb().$type<Questionnaire>(),
    operator: boolean().notNull().default(false),
    analyticsIdentified: boolean().notNull().default(false),
    /** While set, nobody signs in as this person. */
    suspendedReason: text(),
    ...timestamps(),
  },
  (table) => [
    index("client_user_newest").on(table.createdAt, table.id),
    index("client_user_search").using("gin", sql`lower(${table.name} || ' ' || ${table.email}) gin_trgm_ops`),
    index("client_user_operator").on(table.email).where(sql`${table.operator}`),
    index("client_user_suspended").on(table.id).where(sql`${table.suspendedReason} IS NOT NULL`),
    check("client_user_entered_side", sql`${table.enteredSide} IN ('client', 'media')`),
  ],
);

export const organizationMember = pgTable(
  "organization_member",
  {
    /** The API's id of the membership; person and organization form the key. */
    id: idByDatabase().unique(),
    organizationId: uuid()
      .notNull()
      .references(() => organization.id, { onDelete: "cascade" }),
    userId: uuid()
      .notNull()
      .references(() => clientUser.id, { onDelete: "cascade" }),
    role: text().$type<OrganizationRole>().notNull(),
    /** Set for an owner who did not create it; payouts then pause for a while. */
    ownerSince: instantColumn(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.organizationId] }),
    index("organization_member_organization").on(table.organizationId),
    check("organization_member_role", sql`${table.role} IN ('OWNER', 'ADMIN', 'MANAGER', 'VIEWER')`),
  ],
);

/** A role in one project or medium only (R6.2), with the place's organization. A migration adds the places' keys. */
export const placeMember = pgTable(
  "place_member",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => clientUser.id, { onDelete: "cascade" }),
    organizationId: uuid()
      .notNull()
      .references(() => organization.id, { onDelete: "cascade" }),
    projectId: uuid(),
    mediaProjectId: uuid(),
    role: integer().$type<PlaceRole>().notNull(),
    ...timestamps(),
  },
  (table) => [
    unique("place_member_project").on(table.userId, table.projectId),
    unique("place_member_media").on(table.userId, table.mediaProjectId),
    index("place_member_organization").on(table.organizationId),
    index("place_member_of_project").on(table.projectId).where(sql`${table.projectId} IS NOT NULL`),
    index("place_member_of_media").on(table.mediaProjectId).where(sql`${table.mediaProjectId} IS NOT NULL`),
    check("place_member_place", sql`num_nonnulls(${table.projectId}, ${table.mediaProjectId}) = 1`),
    check("place_member_role", sql`${table.role} BETWEEN 0 AND 2`),
  ],
);

/** Keeps only the token's hash. */
export const invitation = pgTable(
  "invitation",
  {
    id: id(),
    organizationId: uuid()
      .notNull()
      .references(() => organization.id, { onDelete: "cascade" }),
    projectId: uuid(),
    mediaProjectId: uuid(),
    organizationRole: text().$type<OrganizationRole>(),
    placeRole: integer().$type<PlaceRole>(),
    email: text().notNull(),
    tokenHash: bytes().notNull(),
    invitedBy: uuid()
      .notNull()
      .references(() => clientUser.id, { onDelete: "cascade" }),
    sentAt: instantColumn().notNull().default(sql`now()`),
    /** Mails sent, for the daily limit. */
    sends: integer().notNull().default(1),
    expiresAt: instantColumn().notNull(),
    acceptedAt: instantColumn(),
    acceptedBy: uuid(),
    revokedAt: instantColumn(),
    ...timestamps(),
  },
  (table) => [
    unique("invitation_token").on(table.tokenHash),
    index("invitation_inviter").on(table.invitedBy, table.sentAt),
    index("invitation_project")
      .on(table.projectId, table.createdAt, table.id)
      .where(sql`${table.projectId} IS NOT NULL`),
    index("invitation_media_project")
      .on(table.mediaProjectId, table.createdAt, table.id)
      .where(sql`${table.mediaProjectId} IS NOT NULL`),
    index("invitation_organization").on(table.organizationId, table.createdAt, table.id),
    uniqueIndex("invitation_open")
      .on(table.email, sql`coalesce(${table.projectId}, ${table.mediaProjectId}, ${table.organizationId})`)
      .where(sql`${table.acceptedAt} IS NULL AND ${table.revokedAt} IS NULL`),
    check("invitation_place", sql`num_nonnulls(${table.projectId}, ${table.mediaProjectId}) <= 1`),
    check(
      "invitation_role",
      sql`num_nonnulls(${table.projectId}, ${table.mediaProjectId}) = num_nonnulls(${table.placeRole})
          AND num_nonnulls(${table.organizationRole}, ${table.placeRole}) = 1
          AND ${table.organizationRole} IN ('ADMIN', 'MANAGER', 'VIEWER') AND ${table.placeRole} BETWEEN 0 AND 2`,
    ),
  ],
);

/** Keeps only the token's hash (R10.2). */
export const apiToken = pgTable(
  "api_token",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => clientUser.id, { onDelete: "cascade" }),
    name: text().notNull(),
    scopes: text().array().$type<ApiTokenScope[]>().notNull(),
    /** Per day (UTC); only with the scope `money`. */
    spendLimitCents: centsColumn(),
    tokenHash: bytes().notNull(),
    /** First characters, by which its owner recognizes it. */
    prefix: text().notNull(),
    expiresAt: instantColumn().notNull(),
    lastUsedAt: instantColumn(),
    ...timestamps(),
  },
  (table) => [
    unique("api_token_hash").on(table.tokenHash),
    index("api_token_user").on(table.userId, table.createdAt, table.id),
    check("api_token_limit", sql`('money' = ANY (${table.scopes})) = (${table.spendLimitCents} IS NOT NULL)`),
    check("api_token_limit_range", sql`${table.spendLimitCents} >= 0`),
  ],
);

export const apiTokenSpending = pgTable(
  "api_token_spending",
  {
    tokenId: uuid()
      .notNull()
      .references(() => apiToken.id, { onDelete: "cascade" }),
    day: date().notNull(),
    spentCents: centsColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tokenId, table.day] })],
);
