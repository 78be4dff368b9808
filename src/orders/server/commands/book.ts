import { v7 } from "uuid";
import type { Actor } from "#accounts/actor.ts";
import { projectOf } from "#campaigns/server/queries.ts";
import type { NewEvent } from "#events/event.ts";
import { eventWrites } from "#events/server/commands.ts";
import { countAgreedPrices } from "#formats/agreed-prices/server/commands.ts";
import { conditionsWith, isWritten } from "#formats/extras.ts";
import type { OfferedFormat } from "#formats/terms/server/queries.ts";
import type { Tx } from "#platform/database/database.ts";
import { columnList, fieldList, fieldTypes, unwrittenFields } from "#platform/database/fields.ts";
import { type Write, writeTogether } from "#platform/database/writes.ts";
import type { PostingTerms } from "#wallet/server/commands/post.ts";
import { bookingFor } from "../../bookings.ts";
import { orderPrice } from "../../money/price.ts";
import { holdForOrders } from "../../money/server/post-order.ts";
import type { OrderHappening } from "../../order.ts";
import { type Timers, type Times, timesOf } from "../../timer.ts";
import type { OrderRow } from "../move-request.ts";
import { type Beginning, type Beginnings, readBeginnings } from "../queries-beginnings.ts";
import { type BookedFields, bookedFields, order } from "../tables.ts";
import { walletOrder } from "../wallet-order.ts";

/** Prices and conditions as the server read them, never from a client's input. */
export type Booking = Omit<BookedFields, "feeBasisPoints"> & {
  /** Former order (R4.9) with its text or brief, or the brief of an offer. */
  former?: Partial<Pick<OrderRow, "swappedFromId" | "title" | "content" | "brief">>;
};

const noFormer = { swappedFromId: null, title: "", content: "", brief: "" };

type Buyer = Pick<Booking, "campaignId" | "clientOrganizationId">;
type Choice = Pick<Booking, "hyperlinkKind" | "publishDateMode" | "publishOn"> & { extras: string[] };

export function bookingOf({ campaignId, clientOrganizationId }: Buyer, offer: OfferedFormat, choice: Choice): Booking {
  const { formatId, version, formatType, conditions, publisherId, mediaId, agreedPriceId } = offer;
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
    agreedPriceId,
    ...price,
  };
}

/**
 * Books all or none: orders, first events and held money, in the caller's transaction (R4.5). Other `writes` travel along.
 * Returns the orders as they are written, whether that is done or `terms` leave it to the commit.
 */
export async function bookOrders(
  tx: Tx,
  actor: Actor,
  bookings: Booking[],
  { timers, now, each }: Beginnings,
  { writes = [], ...terms }: PostingTerms & { writes?: Write[] } = {},
): Promise<BookedRow[]> {
  const orders = bookings.map((booked, index) =>
    newOrder(booked, { id: v7(), ...beginningAt(each, index), timers, now }),
  );
  const money = orders.map((order) => ({ ...walletOrder(order), campaignId: order.campaignId }));
  const by = { party: "client", actorId: actor.userId } as const;
  // Comes first, so that a refusal ends the transaction before money moves.
  await countAgreedPrices(
    tx,
    bookings.flatMap(({ agreedPriceId }) => agreedPriceId ?? []),
  );
  const events = eventWrites(
    tx,
    orders.map((order) => bookingEvent(order, by)),
  );
  await holdForOrders(tx, money, terms, [newOrders(actor.userId, orders), ...events.writes, ...writes]);
  return orders.map((order) => ({ ...unwritten, ...order, bookedBy: actor.userId, createdAt: now, updatedAt: now }));
}

/** `id` already holds the money. */
type AgreedBooking = { id: string; bookedBy: string } & Pick<NewEvent, "party" | "actorId">;

/** Books an agreed offer, whose money is already held under `id`. */
export async function bookAgreed(tx: Tx, booked: Booking, { id, bookedBy, ...by }: AgreedBooking): Promise<void> {
  const { timers, now, each } = await readBeginnings(tx, [booked.publisherOrganizationId]);
  const order = newOrder(booked, { id, ...beginningAt(each, 0), timers, now });
  await writeTogether(tx, [newOrders(bookedBy, [order]), ...eventWrites(tx, [bookingEvent(order, by)]).writes]);
}

type Begun = Beginning & { id: string; timers: Timers; now: Date };

const newOrder = ({ former, ...booked }: Booking, { id, number, feeBasisPoints, timers, now }: Begun) => ({
  ...timesOf(bookingFor(booked.extras).deadline, {
    now,
    timers,
    turnaroundHours: booked.conditions.turnaroundHours,
    isWritten: isWritten(booked.extras),
    date: booked,
  }),
  id,
  number,
  status: bookingFor(booked.extras).to,
  feeBasisPoints,
  ...booked,
  ...noFormer,
  ...former,
});

function beginningAt(each: Beginning[], index: number): Beginning {
  const beginning = each[index];
  if (!beginning) throw new Error("a booking has no number");
  return beginning;
}

type NewOrder = BookedFields & Times & Pick<OrderRow, "id" | "number" | "status" | (typeof formerFields)[number]>;
const formerFields = ["swappedFromId", "title", "content", "brief"] as const;
const timeFields: (keyof Times)[] = ["dueAt", "deadlineAt", "nextReminderAt"];
const writtenFields = ["id", "number", "status", ...bookedFields, ...timeFields, ...formerFields];

const insert = `
  INSERT INTO publication_order (${columnList(writtenFields)}, booked_by, project_id)
  SELECT ${fieldList(writtenFields)}, $2, ${projectOf('new."campaignId"')} FROM json_to_recordset($1) AS new (${fieldTypes(order, writtenFields)})`;

type LaterFields = keyof NewOrder | "bookedBy" | "createdAt" | "updatedAt" | "projectId";
const unwritten = { ...unwrittenFields(order), despite: [] } as unknown as Omit<OrderRow, LaterFields>;

/** The project is its campaign's. */
export type BookedRow = Omit<OrderRow, "projectId">;

const newOrders = (bookedBy: string, orders: NewOrder[]): Write => ({
  name: "orders-insert",
  text: insert,
  values: [JSON.stringify(orders), bookedBy],
});

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
