import { v7 } from "uuid";
import type { Actor } from "#accounts/actor.ts";
import type { NewEvent } from "#events/event.ts";
import { recordEvents } from "#events/server/commands.ts";
import { conditionsWith } from "#formats/extras.ts";
import type { OfferedFormat } from "#formats/terms/server/queries.ts";
import type { Tx } from "#platform/database/database.ts";
import { columnNames, fieldNames, fieldTypes } from "#platform/database/fields.ts";
import { inOrder } from "#platform/database/in-order.ts";
import { type OperatorSettings, readSettings } from "#settings/server/queries.ts";
import type { Purpose } from "#wallet/low-balance.ts";
import { holdForOrders } from "#wallet/server/commands/orders.ts";
import { bookingFor } from "../../bookings.ts";
import type { Order } from "../../contract.ts";
import { orderNumberOf } from "../../number.ts";
import type { OrderHappening } from "../../order.ts";
import { orderPrice } from "../../price.ts";
import { type Times, timesOf } from "../../timer.ts";
import type { OrderRow } from "../move-request.ts";
import { type NamedOrder, orderColumns, orderJoins, representOrder } from "../queries-represent.ts";
import { type BookedFields, bookedFields, order } from "../tables.ts";
import { walletOrder } from "../wallet-order.ts";

/** What is booked, and of what: prices and conditions as the server read them, never as a client sent them. */
export type Booking = Omit<BookedFields, "feeBasisPoints"> & {
  /** The order that goes on as this one (R4.9), with its text or brief; or the brief of an offer. */
  former?: Partial<Pick<OrderRow, "swappedFromId" | "title" | "content" | "brief">>;
};

const noFormer = { swappedFromId: null, title: "", content: "", brief: "" };

type Buyer = Pick<Booking, "campaignId" | "clientOrganizationId">;
type Choice = Pick<Booking, "hyperlinkKind" | "publishDateMode" | "publishOn"> & { extras: string[] };

/** A format as it is on offer now, booked with what the buyer chose. */
export function bookingOf({ campaignId, clientOrganizationId }: Buyer, offer: OfferedFormat, choice: Choice): Booking {
  const { formatId, version, formatType, conditions, publisherId, mediaId } = offer;
  const { hyperlinkKind, publishDateMode, publishOn } = choice;
  const price = orderPrice(offer, choice);
  return {
    campaignId,
    clientOrganizationId,
    publisherOrganizationId: publisherId,
    mediaProjectId: mediaId,
    formatId,
    formatVersion: version,
    formatType,
    conditions: conditionsWith(conditions, price.extras),
    hyperlinkKind,
    publishDateMode,
    publishOn,
    ...price,
  };
}

/** What new orders begin with: the operator's settings of now, a number each, and the database's time. */
export type Beginnings = { settings: OperatorSettings; numbers: string[]; now: Date };

/** Reads what `count` bookings begin with; beside the last check, it costs no trip of its own. */
export async function readBeginnings(tx: Tx, count: number): Promise<Beginnings> {
  const [settings, numbered] = await inOrder([readSettings(tx), nextNumbers(tx, count)]);
  return { settings, ...numbered };
}

/** Books all or none: orders, their first event and the held money, in the caller's transaction (R4.5). Answers the orders. */
export async function bookOrders(
  tx: Tx,
  actor: Actor,
  bookings: Booking[],
  { settings, numbers, now }: Beginnings,
  purpose: Purpose = "booking",
): Promise<Order[]> {
  const orders = bookings.map((booked, index) => newOrder(booked, { id: v7(), number: numbers[index], settings, now }));
  const money = orders.map((order) => walletOrder(order));
  const by = { party: "client", actorId: actor.userId } as const;
  // Should the orders be refused, the transaction is over before any money moves.
  const [written] = await inOrder([
    insertOrders(tx, actor.userId, orders),
    holdForOrders(tx, money, purpose),
    recordEvents(
      tx,
      orders.map((order) => bookingEvent(order, by)),
    ),
  ]);
  return written.map((row) => representOrder(row, actor));
}

/** Who made an order of something that was agreed on, and under which id. */
type Agreed = { id: string; bookedBy: string } & Pick<NewEvent, "party" | "actorId">;

/** Books what two sides agreed on, whose money is held under this id already. */
export async function bookAgreed(tx: Tx, booked: Booking, { id, bookedBy, ...by }: Agreed): Promise<void> {
  const { settings, numbers, now } = await readBeginnings(tx, 1);
  const order = newOrder(booked, { id, number: numbers[0], settings, now });
  await insertOrders(tx, bookedBy, [order]);
  await recordEvents(tx, [bookingEvent(order, by)]);
}

type Begun = { id: string; number: string | undefined; settings: OperatorSettings; now: Date };

const newOrder = ({ former, ...booked }: Booking, { id, number = "", settings, now }: Begun) => ({
  ...timesOf(bookingFor(booked.extras).deadline, {
    now,
    timers: settings,
    turnaroundHours: booked.conditions.turnaroundHours,
    date: booked,
  }),
  id,
  number,
  status: bookingFor(booked.extras).to,
  feeBasisPoints: settings.feeBasisPoints,
  ...booked,
  ...noFormer,
  ...former,
});

async function nextNumbers(tx: Tx, count: number): Promise<{ numbers: string[]; now: Date }> {
  const { rows } = await tx.$client.query<{ counter: number; now: Date }>({
    name: "order-numbers",
    text: "SELECT nextval('order_number') AS counter, now() AS now FROM generate_series(1, $1::integer)",
    values: [count],
  });
  const now = rows[0]?.now ?? new Date();
  return { numbers: rows.map(({ counter }) => orderNumberOf(counter, now)), now };
}

type NewOrder = BookedFields & Times & Pick<OrderRow, "id" | "number" | "status" | (typeof formerFields)[number]>;
const formerFields = ["swappedFromId", "title", "content", "brief"] as const;
const timeFields: (keyof Times)[] = ["dueAt", "deadlineAt", "nextReminderAt"];
const writtenFields = ["id", "number", "status", ...bookedFields, ...timeFields, ...formerFields];

const insert = `
  WITH new AS MATERIALIZED (
    SELECT * FROM json_to_recordset($1) AS new (${fieldTypes(order, writtenFields)})
  ), booked AS (
    INSERT INTO publication_order (${columnNames(writtenFields)}, booked_by)
    SELECT ${fieldNames(writtenFields)}, $2 FROM new
    RETURNING *
  )
  SELECT ${orderColumns} FROM booked AS o ${orderJoins} ORDER BY o.id`;

/** All orders in one statement, which is planned once a connection; answers them as they were written. */
async function insertOrders(tx: Tx, bookedBy: string, orders: NewOrder[]): Promise<NamedOrder[]> {
  const { rows } = await tx.$client.query<NamedOrder>({
    name: "orders-insert",
    text: insert,
    values: [JSON.stringify(orders), bookedBy],
  });
  return rows;
}

const bookingEvent = (
  { id, status, clientOrganizationId }: NewOrder,
  by: Pick<NewEvent, "party" | "actorId">,
): NewEvent<OrderHappening> => ({
  subject: "order",
  subjectId: id,
  verb: "book",
  organizationIds: [clientOrganizationId],
  toState: status,
  ...by,
});
