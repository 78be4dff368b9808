import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestServer, type TestServer } from "../../../test/server.ts";
import { place } from "./positions.ts";
import { dueRetries, newEvents, news } from "./queries.ts";

let byline: TestServer;

beforeAll(async () => {
  byline = await openTestServer();
  const { pool } = byline.database;
  // Simulates an old installation: everything read but the last event, and some given up.
  await pool.query(`
    INSERT INTO event (id, subject, subject_id, object, sequence, verb, organization_ids, party, to_state, position)
    SELECT new_id(), 'order', gen_random_uuid(), 'order', 1, 'book', '{}', 'system', 'booked', nullif(place, 20001) FROM generate_series(1, 20001) AS place`);
  await pool.query("UPDATE event_consumer SET position = 19990");
  await pool.query(`
    INSERT INTO event_retry (consumer, event_id, object, object_id, position, attempts)
    SELECT 'notifications', id, object, subject_id, position, 6 FROM event WHERE position <= 5000`);
  await pool.query("ANALYZE event, event_retry");
});
afterAll(() => byline?.close());

test.each([
  ["whether there is anything new", news, "text", "'notifications'"],
  ["new events", newEvents, "text, bigint, integer", "'notifications', 19990, 100"],
  ["events to be tried again", dueRetries, "text, integer", "'notifications', 100"],
  ["events without a place", place, "integer", "1000"],
])("%s: found by an index, however many events there are", async (_name, text, types, values) => {
  const client = await byline.database.pool.connect();
  try {
    await client.query(`PREPARE scan (${types}) AS ${text}`);
    const { rows } = await client.query(`EXPLAIN EXECUTE scan (${values})`);
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan).not.toMatch(/Seq Scan on (event|event_retry)\b/);
  } finally {
    await client.query("DEALLOCATE scan");
    client.release();
  }
});
