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

/** Who is behind an organization (R3.15); an organization without a row has not begun. */
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
    /** Since when a provider looks at who is told; nothing of it changes meanwhile. */
    checkedSince: instantColumn(),
    ...timestamps(),
  },
  (table) => [
    // Those in review by who waits longest, the others newest first.
    index("identity_in_review").on(table.submittedAt, table.organizationId).where(sql`${table.state} = ${inReview}`),
    index("identity_changed").on(table.updatedAt.desc(), table.organizationId),
    check("identity_state", sql`${table.state} IN ${sql.raw(literals(identityStates))}`),
    check("identity_kind", sql`${table.kind} IN ${sql.raw(literals(identityKinds))}`),
    check("identity_submitted", sql`${table.state} <> ${inReview} OR ${table.submittedAt} IS NOT NULL`),
    check("identity_decided", sql`${table.state} NOT IN ${decided} OR ${table.decidedAt} IS NOT NULL`),
  ],
);

/** A document that was shown; its bytes lie sealed with the file store under the id. */
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
