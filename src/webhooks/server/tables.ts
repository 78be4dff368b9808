import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { organization } from "#accounts/server/tables.ts";
import { event } from "#events/server/tables.ts";
import { bytes, id, instantColumn, timestamps } from "#platform/database/columns.ts";
import { literals } from "#platform/database/sql/literals.ts";
import { type WebhookShape, type WebhookState, webhookShapes, webhookStates } from "../webhook.ts";

/** The public events of each reader, in order, for thirty days. */
export const publicEvent = pgTable(
  "public_event",
  {
    /** An organization, or the operators (`operatorsAsReader`). */
    readerId: uuid().notNull(),
    position: bigint({ mode: "number" }).notNull(),
    eventId: uuid()
      .notNull()
      .references(() => event.id),
    name: text().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.readerId, table.position] }),
    index("public_event_id").on(table.eventId),
    index("public_event_created_at").on(table.createdAt),
  ],
);

export const webhook = pgTable(
  "webhook",
  {
    id: id(),
    /** Null for one of the operators. */
    organizationId: uuid().references(() => organization.id, { onDelete: "cascade" }),
    url: text().notNull(),
    description: text().notNull().default(""),
    /** Names of public events; empty for all. */
    events: text().array().notNull(),
    shape: text().$type<WebhookShape>().notNull(),
    state: text().$type<WebhookState>().notNull().default("active"),
    sealedSecret: bytes().notNull(),
    /** Signs beside the new one until it ends. */
    formerSecret: bytes(),
    formerSecretEndsAt: instantColumn(),
    /** Turns since the last delivery that arrived. */
    failures: integer().notNull().default(0),
    failingSince: instantColumn(),
    /** No turn before, after several failures. */
    restsUntil: instantColumn(),
    isSlow: boolean().notNull().default(false),
    triedAt: instantColumn(),
    deliveredAt: instantColumn(),
    ...timestamps(),
  },
  (table) => [
    index("webhook_organization").on(table.organizationId, table.createdAt, table.id),
    check("webhook_shape", sql`${table.shape} IN ${sql.raw(literals(webhookShapes))}`),
    check("webhook_state", sql`${table.state} IN ${sql.raw(literals(webhookStates))}`),
    check("webhook_former_secret", sql`(${table.formerSecret} IS NULL) = (${table.formerSecretEndsAt} IS NULL)`),
  ],
);

export const webhookDelivery = pgTable(
  "webhook_delivery",
  {
    id: id(),
    webhookId: uuid()
      .notNull()
      .references(() => webhook.id, { onDelete: "cascade" }),
    /** Null for a test. */
    eventId: uuid().references(() => event.id),
    /** Events of one object are delivered in the order of their positions. */
    objectId: uuid().notNull(),
    position: bigint({ mode: "number" }).notNull(),
    /** Null once it arrived or was given up. A delivery under way is due again when its lease ends. */
    dueAt: instantColumn(),
    attempts: integer().notNull().default(0),
    firstTriedAt: instantColumn(),
    triedAt: instantColumn(),
    deliveredAt: instantColumn(),
    /** Of the last attempt. */
    milliseconds: integer(),
    status: integer(),
    request: text(),
    answer: text(),
    problem: text(),
    createdAt: instantColumn().notNull().default(sql`now()`),
  },
  (table) => [
    uniqueIndex("webhook_delivery_once").on(table.webhookId, table.eventId),
    index("webhook_delivery_log").on(table.webhookId, table.id),
    index("webhook_delivery_event").on(table.eventId),
    index("webhook_delivery_due")
      .on(table.webhookId, table.dueAt, table.position)
      .where(sql`${table.dueAt} IS NOT NULL`),
    index("webhook_delivery_object")
      .on(table.webhookId, table.objectId, table.position)
      .where(sql`${table.dueAt} IS NOT NULL`),
    index("webhook_delivery_created_at").on(table.createdAt),
  ],
);
