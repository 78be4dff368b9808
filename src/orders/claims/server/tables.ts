import { sql } from "drizzle-orm";
import { check, type ExtraConfigColumn, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { copiedId, id, instantColumn } from "#platform/database/columns.ts";
import { literal, literals } from "#platform/database/sql/literals.ts";
import { type ClaimStatus, claimStatuses } from "../claim.ts";

const open = sql.raw(literal<ClaimStatus>("open"));

type ClaimDates = Record<"closedAt" | "dueAt" | "id", ExtraConfigColumn>;

/** Open claims first. */
const latestFirst = ({ closedAt, dueAt, id }: ClaimDates) => [closedAt.desc().nullsFirst(), dueAt, id] as const;

/** An order may have several claims, one after the other. */
export const claim = pgTable(
  "claim",
  {
    id: id(),
    /** References the order; a migration adds the key. */
    orderId: uuid().notNull(),
    clientOrganizationId: copiedId(),
    projectId: copiedId(),
    publisherOrganizationId: copiedId(),
    mediaProjectId: copiedId(),
    status: text().$type<ClaimStatus>().notNull().default("open"),
    /** Missing parts at the opening, as sentences for both sides. */
    problems: text().array().notNull(),
    /** The refund runs once this passes. */
    dueAt: instantColumn().notNull(),
    closedAt: instantColumn(),
    createdAt: instantColumn().notNull().default(sql`now()`),
  },
  (table) => [
    uniqueIndex("claim_open_order").on(table.orderId).where(sql`${table.status} = ${open}`),
    index("claim_order").on(table.orderId, table.createdAt, table.id),
    index("claim_open").on(table.dueAt, table.id).where(sql`${table.closedAt} IS NULL`),
    index("claim_latest").on(...latestFirst(table)),
    index("claim_client").on(table.clientOrganizationId, ...latestFirst(table)),
    index("claim_project").on(table.projectId, ...latestFirst(table)),
    index("claim_publisher").on(table.publisherOrganizationId, ...latestFirst(table)),
    index("claim_media_project").on(table.mediaProjectId, ...latestFirst(table)),
    check("claim_status", sql`${table.status} IN ${sql.raw(literals(claimStatuses))}`),
    check("claim_ended", sql`(${table.status} = ${open}) = (${table.closedAt} IS NULL)`),
  ],
);
