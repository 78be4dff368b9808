import { sql } from "drizzle-orm";
import { v7 } from "uuid";
import type { BookedHyperlinkKind, Conditions, Extra } from "#formats/format.ts";
import { readSettings } from "#house/server/queries.ts";
import type { Actor } from "#platform/contract/actor.ts";
import type { Tx } from "#platform/database/database.ts";
import { shareOf } from "#platform/money/money.ts";
import { holdForOrders } from "#wallet/server/commands.ts";
import { orderNumberOf } from "../number.ts";
import type { PublishDateMode } from "../publish-date.ts";
import { order, orderEvent } from "./tables.ts";

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
};

/** Books all or none: orders, their first history entry and the held money, in the caller's transaction (R4.5). */
export async function bookOrders(tx: Tx, actor: Actor, bookings: Booking[]): Promise<string[]> {
  const { feeBasisPoints, textHours } = await readSettings(tx);
  const numbers = await nextNumbers(tx, bookings.length);
  const rows = bookings.map((booking, index) => ({
    ...booking,
    id: v7(),
    number: numbers[index] ?? "",
    feeBasisPoints,
    status: "booked" as const,
    deadlineAt: sql`now() + make_interval(hours => ${textHours})` as unknown as Date,
    bookedBy: actor.userId,
  }));
  await tx.insert(order).values(rows);
  await tx.insert(orderEvent).values(
    rows.map(({ id }) => ({
      orderId: id,
      move: "book" as const,
      party: "client" as const,
      actorId: actor.userId,
      fromStatus: null,
      toStatus: "booked" as const,
    })),
  );
  await holdForOrders(
    tx,
    rows.map(({ id, number, clientOrganizationId, publisherOrganizationId, totalCents }) => ({
      orderId: id,
      number,
      clientOrganizationId,
      publisherOrganizationId,
      totalCents,
      feeCents: shareOf(totalCents, feeBasisPoints),
    })),
  );
  return rows.map(({ id }) => id);
}

async function nextNumbers(tx: Tx, count: number): Promise<string[]> {
  const { rows } = await tx.$client.query<{ counter: number; now: Date }>({
    name: "order-numbers",
    text: "SELECT nextval('order_number') AS counter, now() AS now FROM generate_series(1, $1)",
    values: [count],
  });
  return rows.map(({ counter, now }) => orderNumberOf(counter, now));
}
