import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { completeConditions, conditionNames, fieldNamed } from "#formats/conditions.ts";
import { order } from "#orders/server/tables.ts";
import { aBooking, openTrade } from "../../../test/scene.ts";
import { offer } from "./tables.ts";

const { byline, ada, paul } = await openTrade({ format: { turnaroundHours: 48 } });
const { pool } = byline.database;

const read = async (path: string) => (await ada.person.get(path)).body;

test.each(conditionNames)("R4.8 every condition has a usual answer, for records that are older: %s", (name) => {
  expect(fieldNamed(name).usual).toBeDefined();
});

test("R4.6 an offer from before a condition was known is read, and accepted, with that condition as usual", async () => {
  const { body } = await ada.person.post("/api/offers", {
    campaign: ada.campaign,
    format: paul.formatId,
    priceCents: 8_000,
  });
  await pool.query(`UPDATE offer SET terms = jsonb_set(terms, '{conditions}', '{"turnaroundHours": 48}')`);
  const whole = completeConditions({ turnaroundHours: 48 });
  expect((await read(`/api/offers/${body.id}`)).conditions).toEqual(whole);
  expect((await byline.database.reader.select().from(offer))[0]?.terms.conditions).toEqual(whole);

  expect((await paul.person.post(`/api/offers/${body.id}/accept`, { version: 1 })).status).toBe(200);
  const { rows } = await pool.query("SELECT conditions FROM publication_order WHERE id = $1", [body.id]);
  expect(rows[0].conditions).toEqual(whole);
});

test("R4.8 an order from before a condition was known is read with that condition as usual", async () => {
  const { id } = await aBooking(ada, paul.formatId);
  const { conditions } = await read(`/api/orders/${id}`);
  await pool.query(`UPDATE publication_order SET conditions = conditions - 'adLabel' - 'topicsRefused'`);
  expect((await read(`/api/orders/${id}`)).conditions).toEqual(conditions);
  const [row] = await byline.database.reader.select().from(order).where(eq(order.id, id));
  expect(row?.conditions).toEqual(conditions);
});
