import { beforeAll, expect, test } from "vitest";
import { textOfPage } from "#platform/lists/page.ts";
import { aBooking, anExtraOf, openTrade } from "../../../test/scene.ts";
import { briefVersionStatements } from "../briefs/server/queries.ts";
import { commentStatements } from "../comments/server/queries.ts";
import { extraStatements } from "../extras/server/queries.ts";
import { textVersionStatements } from "../versions/server/queries.ts";
import { checkStatements, eventStatements } from "./queries.ts";

const { byline, ada, paul } = await openTrade();
let order = "";

beforeAll(async () => {
  order = (await aBooking(ada, paul.formatId)).id;
  const { pool } = byline.database;
  // Simulates an old installation with the history of very many orders.
  await pool.query(`INSERT INTO event (id, subject, subject_id, object, sequence, verb, organization_ids, party, to_state, message)
    SELECT new_id(), 'order', gen_random_uuid(), 'order', 1, 'book', '{}', 'system', 'booked', '' FROM generate_series(1, 20000)`);
  await pool.query("ANALYZE event");
  await pool.query("ANALYZE publication_order");
});

test("R3.11 the parts of an order are asked for by their order: without one nothing is read", async () => {
  for (const path of ["order_events", "link_checks", "order_extras", "comments", "text_versions", "brief_versions"]) {
    const { status, body } = await ada.person.get(`/api/${path}`);
    expect([status, body["hydra:description"]]).toEqual([400, expect.stringContaining("order")]);
    expect((await ada.person.get(`/api/${path}?order=${order}`)).status).toBe(200);
  }
});

test.each([
  ["the events of an order", eventStatements.order, "event"],
  ["one event", eventStatements.id, "event"],
  ["the looks at an order's publication", checkStatements.order, "link_check"],
  ["one look", checkStatements.id, "link_check"],
  ["the extras of an order", extraStatements.order, "order_extra"],
  ["one extra", extraStatements.id, "order_extra"],
  ["the comments on an order", commentStatements.order, "passage_comment"],
  ["one comment", commentStatements.id, "passage_comment"],
  ["the texts of an order", textVersionStatements.order, "text_version"],
  ["one text", textVersionStatements.id, "text_version"],
  ["the briefs of an order", briefVersionStatements.order, "brief_version"],
  ["one brief", briefVersionStatements.id, "brief_version"],
])("R3.11 %s are read by an index, however many there are of other orders", async (_name, list, table) => {
  const client = await byline.database.pool.connect();
  try {
    // PostgreSQL scans an empty table whole, but the plan must hold for any order.
    await client.query("SET plan_cache_mode = force_generic_plan; SET enable_seqscan = off");
    await client.query(`PREPARE asked (uuid[], boolean, uuid, integer, integer) AS ${textOfPage(list, 3)}`);
    const { rows } = await client.query(`EXPLAIN EXECUTE asked ('{}', false, '${order}', 10, 0)`);
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan).not.toMatch(new RegExp(`Seq Scan on ${table}\\b`));
    expect(plan).toMatch(
      new RegExp(`Index Scan (?:Backward )?using \\w+ on ${table}\\b|Bitmap Heap Scan on ${table}\\b`),
    );
    const conditions = plan.split("\n").filter((line) => /Index Cond/.test(line));
    expect(conditions.some((line) => line.includes("$3"))).toBe(true);
  } finally {
    await client.query("DEALLOCATE asked; RESET plan_cache_mode; RESET enable_seqscan");
    client.release();
  }
});

test("R6.3 the moves of orders and offers are what their reader may make: of one who only reads there are none", async () => {
  const vera = await byline.person("vera@client.example");
  await vera.get(`/api/client_users/${vera.id}`);
  await byline.database.pool.query(
    `INSERT INTO place_member (id, user_id, organization_id, project_id, role)
     SELECT gen_random_uuid(), $1, $2, project_id, 2 FROM campaign WHERE id = $3`,
    [vera.id, ada.organization, ada.campaign],
  );
  const offered = { campaign: ada.campaign, format: paul.formatId, priceCents: 8_000 };
  const offer = (await ada.person.post("/api/offers", offered)).body.id;
  const extra = await anExtraOf(byline, order);
  for (const [path, move, input] of [
    [`/api/orders/${order}`, "cancel", {}],
    [`/api/offers/${offer}`, "withdraw", {}],
    [`/api/order_extras/${extra}`, "decline", { reason: "No" }],
  ] as const) {
    expect((await ada.person.get(path)).body.moves).toContain(move);
    expect([(await vera.get(path)).body.moves, (await vera.post(`${path}/${move}`, input)).status]).toEqual([[], 403]);
  }
});
