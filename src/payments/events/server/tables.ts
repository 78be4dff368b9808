import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { centsColumn, id, instantColumn } from "#platform/database/columns.ts";
import { literal, literals } from "#platform/database/sql/literals.ts";
import {
  type ProviderEvent,
  type ProviderEventKind,
  type ProviderEventOutcome,
  providerEventKindNames,
  providerEventOutcomes,
} from "../provider-event.ts";

const waiting = sql.raw(literal<ProviderEventOutcome>("waiting"));

/** Each event of a payment provider, stored once by its own id, with what it caused. */
export const providerEvent = pgTable(
  "provider_event",
  {
    id: id(),
    provider: text().notNull(),
    /** The provider's. */
    eventId: text().notNull(),
    kind: text().$type<ProviderEventKind>().notNull(),
    reference: text().notNull(),
    amountCents: centsColumn(),
    outcome: text().$type<ProviderEventOutcome>().notNull().default("waiting"),
    /** The key of the posting that moved its money, whether this event caused it or one that says the same. */
    postingKey: text(),
    payload: jsonb().$type<ProviderEvent>().notNull(),
    createdAt: instantColumn().notNull().default(sql`now()`),
  },
  (table) => [
    unique("provider_event_once").on(table.provider, table.eventId),
    index("provider_event_waiting").on(table.provider, table.reference).where(sql`${table.outcome} = ${waiting}`),
    index("provider_event_posting").on(table.postingKey).where(sql`${table.postingKey} IS NOT NULL`),
    index("provider_event_newest").on(table.createdAt, table.id),
    check("provider_event_kind", sql`${table.kind} IN ${sql.raw(literals(providerEventKindNames))}`),
    check("provider_event_outcome", sql`${table.outcome} IN ${sql.raw(literals(providerEventOutcomes))}`),
  ],
);
