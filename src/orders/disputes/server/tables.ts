import { sql } from "drizzle-orm";
import { boolean, check, type ExtraConfigColumn, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { centsColumn, copiedId, instantColumn } from "#platform/database/columns.ts";
import { literals } from "#platform/database/sql/literals.ts";
import type { OrderParty } from "../../moves/party.ts";
import { type DisputeOutcome, disputeOutcomes } from "../dispute.ts";

type DisputeDates = Record<"decidedAt" | "createdAt" | "id", ExtraConfigColumn>;

/** Open disputes first. */
const latestFirst = ({ decidedAt, createdAt, id }: DisputeDates) =>
  [decidedAt.desc().nullsFirst(), createdAt, id] as const;

/** An order or an extra has one dispute at most; its decision is final. */
export const dispute = pgTable(
  "dispute",
  {
    /** Id of the disputed order or extra. */
    id: uuid().primaryKey(),
    /** References the order; a migration adds the key. */
    orderId: uuid().notNull(),
    clientOrganizationId: copiedId(),
    projectId: copiedId(),
    publisherOrganizationId: copiedId(),
    mediaProjectId: copiedId(),
    openedBy: text().$type<OrderParty>().notNull(),
    isAfterCompletion: boolean().notNull(),
    outcome: text().$type<DisputeOutcome>(),
    refundCents: centsColumn(),
    decision: text(),
    decidedBy: uuid(),
    decidedAt: instantColumn(),
    createdAt: instantColumn().notNull().default(sql`now()`),
  },
  (table) => [
    index("dispute_order").on(table.orderId),
    index("dispute_open").on(table.createdAt, table.id).where(sql`${table.decidedAt} IS NULL`),
    index("dispute_latest").on(...latestFirst(table)),
    index("dispute_client").on(table.clientOrganizationId, ...latestFirst(table)),
    index("dispute_project").on(table.projectId, ...latestFirst(table)),
    index("dispute_publisher").on(table.publisherOrganizationId, ...latestFirst(table)),
    index("dispute_media_project").on(table.mediaProjectId, ...latestFirst(table)),
    check(
      "dispute_outcome",
      sql`${table.outcome} IS NULL OR ${table.outcome} IN ${sql.raw(literals(disputeOutcomes))}`,
    ),
    check(
      "dispute_decision",
      sql`(${table.decidedAt} IS NULL) = (${table.outcome} IS NULL) AND (${table.decidedAt} IS NULL) = (${table.decision} IS NULL)`,
    ),
  ],
);

export const disputeStory = pgTable(
  "dispute_story",
  {
    disputeId: uuid()
      .notNull()
      .references(() => dispute.id),
    party: text().$type<OrderParty>().notNull(),
    text: text().notNull(),
    links: text().array().notNull(),
    images: text().array().notNull(),
    createdAt: instantColumn().notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.disputeId, table.party] })],
);
