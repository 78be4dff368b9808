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
import { literals } from "#platform/database/sql/literals.ts";
import type { OrganizationRole, PlaceRole } from "../actor.ts";
import { grantKinds } from "../grants/grant.ts";
import { type GrantScope, spendingScopes } from "../grants/scopes.ts";
import { type OrganizationKind, type OrganizationStatus, organizationStatuses } from "../organizations/organization.ts";
import { sides } from "../places.ts";
import type { Questionnaire } from "../survey/questionnaire.ts";

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
    /** Set for a service account, as which nobody signs in. */
    serviceOf: uuid().references(() => organization.id, { onDelete: "cascade" }),
    /** While set, nobody signs in as this person. */
    suspendedReason: text(),
    ...timestamps(),
  },
  (table) => [
    index("client_user_newest").on(table.createdAt, table.id).where(sql`${table.serviceOf} IS NULL`),
    index("client_user_search").using("gin", sql`lower(${table.name} || ' ' || ${table.email}) gin_trgm_ops`),
    index("client_user_operator").on(table.email).where(sql`${table.operator}`),
    index("client_user_suspended").on(table.id).where(sql`${table.suspendedReason} IS NOT NULL`),
    index("client_user_service").on(table.serviceOf).where(sql`${table.serviceOf} IS NOT NULL`),
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
    /** Read and raised by processes of the release before alone; the next release drops it (decision 0236). */
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

/** Scopes, limit and end of a program, and the one as whom it acts (decision 0190). Only its secret's hash is kept. */
export const accessGrant = pgTable(
  "access_grant",
  {
    id: id(),
    kind: text({ enum: grantKinds }).notNull(),
    /** The one who acts: a person, or a service account's own record. */
    userId: uuid()
      .notNull()
      .references(() => clientUser.id, { onDelete: "cascade" }),
    /** A service account's, which acts as an admin of it; the only one in which an app acts, if its person chose so. */
    organizationId: uuid().references(() => organization.id, { onDelete: "cascade" }),
    createdBy: uuid().notNull(),
    /** An app's, at the authorization server. */
    clientId: text(),
    name: text().notNull(),
    scopes: text().array().$type<GrantScope[]>().notNull(),
    /** Per calendar month (UTC); only with a scope that spends. */
    spendLimitCents: centsColumn(),
    /** Addresses and ranges from which it works; empty for any. */
    networks: text().array().notNull().default(sql`'{}'`),
    secretHash: bytes(),
    /** First characters, by which its owner recognizes it. */
    prefix: text(),
    expiresAt: instantColumn().notNull(),
    lastUsedAt: instantColumn(),
    ...timestamps(),
  },
  (table) => [
    unique("access_grant_secret").on(table.secretHash),
    index("access_grant_user").on(table.userId, table.createdAt, table.id),
    index("access_grant_organization")
      .on(table.organizationId, table.createdAt, table.id)
      .where(sql`${table.organizationId} IS NOT NULL`),
    check("access_grant_kind", sql`${table.kind} IN ${sql.raw(literals(grantKinds))}`),
    check(
      "access_grant_place",
      sql`CASE ${table.kind} WHEN 'service' THEN ${table.organizationId} IS NOT NULL WHEN 'token' THEN ${table.organizationId} IS NULL ELSE true END`,
    ),
    check("access_grant_client", sql`(${table.kind} = 'app') = (${table.clientId} IS NOT NULL)`),
    check("access_grant_key", sql`num_nonnulls(${table.secretHash}, ${table.prefix}) IN (0, 2)`),
    check(
      "access_grant_limit",
      sql`(${table.scopes} && ARRAY[${sql.raw(spendingScopes.map((scope) => `'${scope}'`).join(", "))}]) = (${table.spendLimitCents} IS NOT NULL)`,
    ),
    check("access_grant_limit_range", sql`${table.spendLimitCents} >= 0`),
  ],
);

/**
 * A grant's spending in a calendar month (UTC), by the month's first day, for each order, offer or extra (decision
 * 0226).
 */
export const accessGrantSpending = pgTable(
  "access_grant_spending",
  {
    grantId: uuid()
      .notNull()
      .references(() => accessGrant.id, { onDelete: "cascade" }),
    month: date().notNull(),
    /** The object whose money it is; an accepted offer's order has its id. */
    about: uuid().notNull(),
    spentCents: centsColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.grantId, table.month, table.about] }),
    index("access_grant_spending_about").on(table.about),
    check("access_grant_spending_cents", sql`${table.spentCents} >= 0`),
  ],
);
