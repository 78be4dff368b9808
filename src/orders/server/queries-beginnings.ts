import type { Tx } from "#platform/database/database.ts";
import { feeOf } from "#settings/fees/server/queries.ts";
import { orderNumberOf } from "../number.ts";
import type { Timers } from "../timer.ts";

export type Beginning = { number: string; feeBasisPoints: number };
export type Beginnings = { timers: Timers; now: Date; each: Beginning[] };
export type BeginningRow = Timers & { counter: number; now: Date; feeBasisPoints: number };

/**
 * SQL columns of a booking's start, over `operator_setting`; the publisher is named by an expression. Its instant is the
 * one that the order is written at.
 */
export const beginningColumns = (publisher: string): string => `
    nextval('order_number') AS counter, now()::timestamptz(3) AS now, ${feeOf(publisher)} AS "feeBasisPoints",
    text_hours AS "textHours", answer_hours AS "answerHours", approval_hours AS "approvalHours"`;

// JSON instead of an array: PostgreSQL then plans the statement once per connection.
const beginnings = `
  SELECT ${beginningColumns("booked.publisher")}
  FROM (SELECT value::uuid AS publisher FROM json_array_elements_text($1)) AS booked CROSS JOIN operator_setting`;

/** Reads the start of bookings by their publishers, one at least, in a single round trip. */
export async function readBeginnings(tx: Tx, publisherIds: string[]): Promise<Beginnings> {
  const { rows } = await tx.$client.query<BeginningRow>({
    name: "order-beginnings",
    text: beginnings,
    values: [JSON.stringify(publisherIds)],
  });
  return beginningsOf(rows);
}

/** The start of bookings from the rows of `beginningColumns`, one at least. */
export function beginningsOf(rows: BeginningRow[]): Beginnings {
  const [first] = rows;
  if (!first) throw new Error("Byline has no settings: run the migrations");
  const { now } = first;
  const each = rows.map(({ counter, feeBasisPoints }) => ({ number: orderNumberOf(counter, now), feeBasisPoints }));
  return { timers: first, now, each };
}
