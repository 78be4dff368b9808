import type { Tx } from "#platform/database/database.ts";
import { feeOf } from "#settings/fees/server/queries.ts";
import { orderNumberOf } from "../number.ts";
import type { Timers } from "../timer.ts";

export type Beginning = { number: string; feeBasisPoints: number };
export type Beginnings = { timers: Timers; now: Date; each: Beginning[] };
type BeginningRow = Timers & { counter: number; now: Date; feeBasisPoints: number };

// JSON instead of an array: PostgreSQL then plans the statement once per connection.
const beginnings = `
  SELECT nextval('order_number') AS counter, now() AS now, ${feeOf("booked.publisher")} AS "feeBasisPoints",
    text_hours AS "textHours", answer_hours AS "answerHours", approval_hours AS "approvalHours"
  FROM (SELECT value::uuid AS publisher FROM json_array_elements_text($1)) AS booked CROSS JOIN operator_setting`;

/** Reads the start of bookings by their publishers, one at least, in a single round trip. */
export async function readBeginnings(tx: Tx, publisherIds: string[]): Promise<Beginnings> {
  const { rows } = await tx.$client.query<BeginningRow>({
    name: "order-beginnings",
    text: beginnings,
    values: [JSON.stringify(publisherIds)],
  });
  const [first] = rows;
  if (!first) throw new Error("Byline has no settings: run the migrations");
  const { now } = first;
  const each = rows.map(({ counter, feeBasisPoints }) => ({ number: orderNumberOf(counter, now), feeBasisPoints }));
  return { timers: first, now, each };
}
