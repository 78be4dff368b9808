import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { organization } from "#accounts/server/tables.ts";
import { id, instantColumn, timestamps } from "#platform/database/columns.ts";
import { literal, literals } from "#platform/database/sql/literals.ts";
import {
  type IdentityDocumentKind,
  type IdentityKind,
  type IdentityState,
  identityDocuments,
  identityKinds,
  identityStates,
} from "../identity.ts";

const inReview = sql.raw(literal<IdentityState>("in_review"));
const decided = sql.raw(literals(["approved", "rejected"] satisfies IdentityState[]));

/** The person or company behind an organization (R3.15); no row before it begins. */
export const identityVerification = pgTable(
  "identity_verification",
  {
    organizationId: uuid()
      .primaryKey()
      .references(() => organization.id),
    state: text().$type<IdentityState>().notNull().default("in_progress"),
    kind: text().$type<IdentityKind>().notNull().default("person"),
    legalName: text().notNull().default(""),
    country: text().notNull().default(""),
    address: text().notNull().default(""),
    birthDate: text(),
    registerNumber: text(),
    provider: text().notNull().default("manual"),
    notes: text().notNull().default(""),
    submittedAt: instantColumn(),
    decidedAt: instantColumn(),
    documentsDeletedAt: instantColumn(),
    /** Start of a provider's check; the details stay unchanged meanwhile. */
    checkedSince: instantColumn(),
    ...timestamps(),
  },
  (table) => [
    // The review's order: longest wait first; the other index serves the other states.
    index("identity_in_review").on(table.submittedAt, table.organizationId).where(sql`${table.state} = ${inReview}`),
    index("identity_changed").on(table.updatedAt.desc(), table.organizationId),
    check("identity_state", sql`${table.state} IN ${sql.raw(literals(identityStates))}`),
    check("identity_kind", sql`${table.kind} IN ${sql.raw(literals(identityKinds))}`),
    check("identity_submitted", sql`${table.state} <> ${inReview} OR ${table.submittedAt} IS NOT NULL`),
    check("identity_decided", sql`${table.state} NOT IN ${decided} OR ${table.decidedAt} IS NOT NULL`),
  ],
);

/** Its bytes lie sealed in the file store under the id. */
export const identityDocument = pgTable(
  "identity_document",
  {
    id: id(),
    organizationId: uuid()
      .notNull()
      .references(() => identityVerification.organizationId),
    kind: text().$type<IdentityDocumentKind>().notNull(),
    name: text().notNull(),
    contentType: text().notNull(),
    bytes: integer().notNull(),
    uploadedBy: uuid().notNull(),
    createdAt: instantColumn().notNull().default(sql`now()`),
  },
  (table) => [
    unique("identity_document_once").on(table.organizationId, table.kind),
    check("identity_document_kind", sql`${table.kind} IN ${sql.raw(literals(identityDocuments))}`),
  ],
);
