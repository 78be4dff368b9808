import { expect, test } from "vitest";
import { dayAhead, openTrade } from "../../../test/scene.ts";
import type { Person } from "../../../test/server.ts";
import { tokenOf } from "../../agents/server/test-support.ts";
import { buyersOf } from "./test-support.ts";

const listed = 12_347;
const agreed = 8_713;
const { byline, ada, paul } = await openTrade({ format: { priceCents: listed } });
const { pool } = byline.database;
const aBuyer = await buyersOf(byline);
const brand = { domain: "nimbus.example" };
const live = { brand, operator: "ada.example" };

async function aMember(name: string, projectId: string): Promise<Person> {
  const person = await byline.person(`${name}@client.example`);
  await person.get(`/api/client_users/${person.id}`);
  await pool.query(
    "INSERT INTO place_member (id, user_id, organization_id, project_id, role) VALUES (new_id(), $1, $2, $3, 2)",
    [person.id, ada.organization, projectId],
  );
  return person;
}

test("R6.3 a buyer's program of a viewer reads no amount that the agency pays, unless the project shows them", async () => {
  await pool.query(
    "INSERT INTO agreed_price (id, ends_at, organization_id, format_id, price_cents) VALUES (new_id(), now() + interval '1 day', $1, $2, $3)",
    [ada.organization, paul.formatId, agreed],
  );
  const buying = await aBuyer(await tokenOf(ada.person, ["read", "campaigns", "orders", "money"]));
  const made = await buying("create_media_buy", {
    idempotency_key: crypto.randomUUID(),
    account: live,
    brand,
    start_time: "asap",
    end_time: `${dayAhead(30)}T00:00:00Z`,
    packages: [{ product_id: paul.formatId, pricing_option_id: `flat-${agreed}-dofollow`, budget: 100 }],
  });
  expect(made).toMatchObject({ ext: { byline: { total_cents: agreed } } });
  const { account_id: accountId } = (await buying("list_accounts")).accounts[0];
  const { rows } = await pool.query("SELECT project_id AS id FROM campaign WHERE id = $1", [made.ext.byline.campaign]);
  const project = rows[0].id;
  const vera = await aMember("vera", project);
  const viewing = await aBuyer(await tokenOf(vera, ["read"]));

  const ids = { media_buy_ids: [made.media_buy_id] };
  const wholesale = { buying_mode: "wholesale" };
  const asked: [string, Record<string, unknown>][] = [
    ["list_accounts", {}],
    ["get_media_buys", ids],
    ["get_media_buys", { account: live }],
    ["get_media_buy_delivery", ids],
    ["list_creatives", {}],
    ["get_products", wholesale],
    ["get_products", { ...wholesale, account: live }],
    ["get_products", { ...wholesale, account: { account_id: accountId } }],
  ];
  const readBy = (call: typeof buying) =>
    Promise.all(asked.map(async ([name, given]) => JSON.stringify(await call(name, given))));
  const amounts = /8713|87\.13/;
  for (const answer of await readBy(viewing)) expect(answer).not.toMatch(amounts);
  expect((await viewing("get_media_buys", ids)).media_buys).toEqual([]);
  expect((await readBy(buying)).filter((answer) => amounts.test(answer))).toHaveLength(5);

  await ada.person.patch(`/api/projects/${project}`, { viewersSeeAmounts: true });
  expect((await viewing("get_media_buys", ids)).media_buys).toMatchObject([{ total_budget: agreed / 100 }]);

  // Reading the account opens none of its writes.
  const writing = await aBuyer(await tokenOf(vera, ["read", "campaigns", "orders", "money"]));
  const creative = {
    creative_id: "roastery",
    format_id: { agent_url: "https://elsewhere.example/", id: "article" },
    name: "Not yours",
    assets: {},
  };
  const written = { account: live, idempotency_key: crypto.randomUUID() };
  const refused = { adcp_error: { code: "PERMISSION_DENIED" } };
  expect(await writing("sync_creatives", { ...written, creatives: [creative] })).toMatchObject(refused);
  const [{ package_id: packageId }] = made.packages;
  const change = { package_id: packageId, targeting_overlay: { geo_countries: ["DE"] } };
  const update = { ...written, media_buy_id: made.media_buy_id, packages: [change] };
  expect(await writing("update_media_buy", update)).toMatchObject(refused);
  const { rows: buys } = await pool.query("SELECT revision FROM media_buy WHERE id = $1", [made.media_buy_id]);
  expect(buys).toEqual([{ revision: 1 }]);
});
