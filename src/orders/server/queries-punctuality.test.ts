import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../test/database.ts";
import { publishDateModes } from "../dates/publish-date.ts";
import { type DatedPublication, isOnTime } from "../dates/punctuality.ts";
import { onTimeSql } from "./queries-punctuality.ts";

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client(database.url);
  await client.connect();
  // Far from UTC: days must not follow the server's time zone.
  await client.query("SET TIME ZONE 'Pacific/Auckland'");
});
afterAll(async () => {
  await client?.end();
  database?.drop();
});

async function saysDatabase(order: DatedPublication): Promise<boolean> {
  const { rows } = await client.query(
    `SELECT ${onTimeSql} AS "onTime" FROM (SELECT $1::timestamptz AS accepted_at, $2::timestamptz AS first_published_at,
       jsonb_build_object('turnaroundHours', $3::integer) AS conditions, $4::text AS publish_date_mode, $5::date AS publish_on) AS published`,
    [order.acceptedAt, order.firstPublishedAt, order.turnaroundHours, order.publishDateMode, order.publishOn],
  );
  return rows[0].onTime;
}

const instants = [
  "2026-11-10T08:00:00.000Z",
  "2026-11-10T23:59:59.999Z",
  "2026-11-11T00:00:00.000Z",
  "2026-11-11T12:00:00.000Z",
  "2026-11-12T00:00:00.000Z",
  "2026-11-12T08:00:00.000Z",
  "2026-11-12T08:00:00.001Z",
];

test.each(publishDateModes)("R4.7 the database finds the same on time as the rule: %s", async (publishDateMode) => {
  for (const publishOn of [null, "2026-11-10", "2026-11-11", "2026-11-20"])
    for (const firstPublishedAt of instants) {
      const order = { acceptedAt: "2026-11-10T08:00:00.000Z", turnaroundHours: 48, firstPublishedAt };
      const dated = { ...order, publishDateMode, publishOn };
      expect({ ...dated, onTime: await saysDatabase(dated) }).toEqual({ ...dated, onTime: isOnTime(dated) });
    }
});
