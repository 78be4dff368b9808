import { v7 } from "uuid";
import type { Actor } from "#accounts/actor.ts";
import type { BookedHyperlinkKind, Conditions, Extra } from "#formats/format.ts";
import type { Tx } from "#platform/database/database.ts";
import { shareOf } from "#platform/money/money.ts";
import { readSettings } from "#settings/server/queries.ts";
import type { Purpose } from "#wallet/low-balance.ts";
import { holdForOrders } from "#wallet/server/commands/orders.ts";
import type { Order } from "../contract.ts";
import { orderNumberOf } from "../number.ts";
import type { PublishDateMode } from "../publish-date.ts";
import { type OrderRow, orderColumns, orderJoins, representOrder } from "./represent.ts";

/** What is booked: prices and conditions as the server read them, never as a client sent them. */
export type Booking = {
  campaignId: string;
  clientOrganizationId: string;
  publisherOrganizationId: string;
  mediaProjectId: string;
  formatId: string;
  formatVersion: number;
  formatType: string;
  conditions: Conditions;
  extras: Extra[];
  hyperlinkKind: BookedHyperlinkKind;
  priceCents: number;
  hyperlinkFeeCents: number;
  totalCents: number;
  publishDateMode: PublishDateMode;
  publishOn: string | null;
  /** The order that goes on as this one (R4.9), and its text. */
  former?: { swappedFromId: string; title: string; content: string };
};

/** Books all or none: orders, their first history entry and the held money, in the caller's transaction (R4.5). Answers the orders. */
export async function bookOrders(
  tx: Tx,
  actor: Actor,
  bookings: Booking[],
  purpose: Purpose = "booking",
): Promise<Order[]> {
  const [settings, numbers] = await Promise.all([readSettings(tx), nextNumbers(tx, bookings.length)]);
  const orders = bookings.map((booking, index) => ({ ...booking, id: v7(), number: numbers[index] ?? "" }));
  const money = orders.map(({ id, number, clientOrganizationId, publisherOrganizationId, totalCents }) => ({
    orderId: id,
    number,
    clientOrganizationId,
    publisherOrganizationId,
    totalCents,
    feeCents: shareOf(totalCents, settings.feeBasisPoints),
  }));
  // In this order: should the orders be refused, the transaction is over before any money moves.
  const [written] = await Promise.all([insertOrders(tx, actor, orders, settings), holdForOrders(tx, money, purpose)]);
  return written;
}

async function nextNumbers(tx: Tx, count: number): Promise<string[]> {
  const { rows } = await tx.$client.query<{ counter: number; now: Date }>({
    name: "order-numbers",
    text: "SELECT nextval('order_number') AS counter, now() AS now FROM generate_series(1, $1::integer)",
    values: [count],
  });
  return rows.map(({ counter, now }) => orderNumberOf(counter, now));
}

/** All orders with their first event in one statement, which is planned once a connection; answers them as they were written. */
async function insertOrders(
  tx: Tx,
  actor: Actor,
  orders: (Booking & { id: string; number: string })[],
  { feeBasisPoints, textHours }: { feeBasisPoints: number; textHours: number },
): Promise<Order[]> {
  const { rows } = await tx.$client.query<OrderRow>({
    name: "orders-insert",
    text: `WITH new AS MATERIALIZED (
             SELECT * FROM json_to_recordset($1) AS new (id uuid, "eventId" uuid, number text, "campaignId" uuid, "clientOrganizationId" uuid,
               "publisherOrganizationId" uuid, "mediaProjectId" uuid, "formatId" uuid, "formatVersion" integer, "formatType" text, conditions jsonb,
               extras jsonb, "hyperlinkKind" text, "priceCents" bigint, "hyperlinkFeeCents" bigint, "totalCents" bigint, "publishDateMode" text, "publishOn" date,
               "swappedFromId" uuid, title text, content text)
           ), booked AS (
             INSERT INTO publication_order (id, number, campaign_id, client_organization_id, publisher_organization_id, media_project_id, format_id,
               format_version, format_type, conditions, extras, hyperlink_kind, price_cents, hyperlink_fee_cents, total_cents, fee_basis_points,
               publish_date_mode, publish_on, swapped_from_id, title, content, status, deadline_at, booked_by)
             SELECT id, number, "campaignId", "clientOrganizationId", "publisherOrganizationId", "mediaProjectId", "formatId",
               "formatVersion", "formatType", conditions, extras, "hyperlinkKind", "priceCents", "hyperlinkFeeCents", "totalCents", $2,
               "publishDateMode", "publishOn", "swappedFromId", coalesce(title, ''), coalesce(content, ''), 'booked', now() + make_interval(hours => $3), $4
             FROM new
             RETURNING *
           ), event AS (
             INSERT INTO order_event (id, order_id, move, party, actor_id, to_status)
             SELECT "eventId", id, 'book', 'client', $4, 'booked' FROM new
           )
           SELECT ${orderColumns} FROM booked AS o ${orderJoins} ORDER BY o.id`,
    values: [
      JSON.stringify(orders.map(({ former, ...order }) => ({ ...order, ...former, eventId: v7() }))),
      feeBasisPoints,
      textHours,
      actor.userId,
    ],
  });
  return rows.map((row) => representOrder(row, actor));
}
