import { expect, test } from "vitest";
import { anAdvertiser, anOperator, aPublisher, balances, dayAhead, goodText, openTrade } from "../../../test/scene.ts";
import { tokenOf } from "../../agents/server/test-support.ts";
import { buyersOf } from "./test-support.ts";

const { byline, ada, paul } = await openTrade();
const aBuyer = await buyersOf(byline);
const buying = ["read", "campaigns", "orders", "money"];

const brand = { domain: "nimbus.example" };
const live = { brand, operator: "ada.example" };
const sandbox = { ...live, sandbox: true };
const key = () => crypto.randomUUID();

const aBuy = (account: object, more: object = {}) => ({
  idempotency_key: key(),
  account,
  brand,
  start_time: "asap",
  end_time: `${dayAhead(30)}T00:00:00Z`,
  packages: [{ product_id: paul.formatId, pricing_option_id: "flat-10000-dofollow", budget: 100 }],
  ...more,
});

const article = {
  creative_id: "roastery",
  name: "The roastery",
  format_id: { agent_url: `${byline.config.publicUrl}/adcp`, id: "article" },
  assets: {
    title: { asset_type: "text", content: goodText.title },
    body: { asset_type: "html", content: goodText.content },
  },
};

test("the capabilities name the domains of listed outlets", async () => {
  const call = await aBuyer(await tokenOf(ada.person, buying));
  const domains = async () => (await call("get_adcp_capabilities", {})).media_buy.portfolio.publisher_domains;
  const lena = await aPublisher(byline, "lena");
  expect(await domains()).toEqual([lena.domain, paul.domain]);
  await byline.database.pool.query("UPDATE media_project SET status = 'paused' WHERE id = $1", [lena.media]);
  expect(await domains()).toEqual([paul.domain]);
});

test("a buyer's program goes from a brief to a publication, and a repeated call books once", async () => {
  const call = await aBuyer(await tokenOf(ada.person, buying));
  const { products, ext } = await call("get_products", {
    buying_mode: "brief",
    brief: "Press releases on business in the USA, under $150 each. $50K budget.",
  });
  expect(ext.byline.understood).toContainEqual({ words: "under $150", filter: "price", value: "15000" });
  expect(products[0]).toMatchObject({ product_id: paul.formatId, delivery_type: "guaranteed" });
  expect(products[0].pricing_options).toEqual([
    { pricing_option_id: "flat-10000-dofollow", pricing_model: "flat_rate", currency: "USD", fixed_price: 100 },
  ]);
  const before = await balances(ada.person, ada.organization);
  const buy = aBuy(live);
  const made = await call("create_media_buy", buy);
  expect(made).toMatchObject({ status: "pending_creatives", ext: { byline: { total_cents: 10_000 } } });
  expect(await call("create_media_buy", buy)).toMatchObject({ media_buy_id: made.media_buy_id, replayed: true });
  expect(await call("create_media_buy", { ...buy, end_time: `${dayAhead(40)}T00:00:00Z` })).toMatchObject({
    adcp_error: { code: "IDEMPOTENCY_CONFLICT" },
  });
  const after = await balances(ada.person, ada.organization);
  expect(after).toMatchObject({ available: before.available - 10_000, held: before.held + 10_000 });

  const [bought] = made.packages;
  const assignments = [{ creative_id: "roastery", package_id: bought.package_id }];
  const synced = await call("sync_creatives", {
    idempotency_key: key(),
    account: live,
    creatives: [article],
    assignments,
  });
  expect(synced.creatives).toMatchObject([{ action: "created", assigned_to: [bought.package_id] }]);
  const { order } = bought.ext.byline;
  const statusNow = async () =>
    (await call("get_media_buys", { account: live, media_buy_ids: [made.media_buy_id] })).media_buys[0].status;
  expect(await statusNow()).toBe("pending_start");
  await paul.person.post(`/api/orders/${order}/accept`, {});
  const cancel = { idempotency_key: key(), account: live, media_buy_id: made.media_buy_id, canceled: true };
  expect(await call("update_media_buy", cancel)).toMatchObject({ adcp_error: { code: "NOT_CANCELLABLE" } });
  const publicationUrl = `https://${paul.domain}/roastery`;
  await paul.person.post(`/api/orders/${order}/publish`, { publicationUrl });
  expect(await statusNow()).toBe("active");
  await ada.person.post(`/api/orders/${order}/approve`, {});
  const delivered = await call("get_media_buy_delivery", { account: live, media_buy_ids: [made.media_buy_id] });
  expect(delivered.aggregated_totals).toMatchObject({ spend: 100 });
  expect(delivered.media_buy_deliveries[0].by_package[0]).toMatchObject({
    delivery_status: "completed",
    ext: { byline: { publication_url: publicationUrl } },
  });
});

test("a program spends no cent over its limit, and at no other price than it saw", async () => {
  const call = await aBuyer(await tokenOf(ada.person, buying, 19_999));
  expect((await call("create_media_buy", aBuy(live))).media_buy_id).toBeDefined();
  const before = await balances(ada.person, ada.organization);
  expect(await call("create_media_buy", aBuy(live))).toMatchObject({ adcp_error: { code: "BUDGET_EXCEEDED" } });
  const other = { product_id: paul.formatId, pricing_option_id: "flat-9000-dofollow", budget: 500 };
  const cheap = { ...other, pricing_option_id: "flat-10000-dofollow", budget: 99.99 };
  expect(await call("create_media_buy", aBuy(live, { packages: [other] }))).toMatchObject({
    adcp_error: { code: "INVALID_REQUEST", field: "packages[0].pricing_option_id" },
  });
  expect(await call("create_media_buy", aBuy(live, { packages: [cheap] }))).toMatchObject({
    adcp_error: { code: "BUDGET_TOO_LOW" },
  });
  const reader = await aBuyer(await tokenOf(ada.person, ["read"]));
  expect(await reader("create_media_buy", aBuy(live))).toMatchObject({ adcp_error: { code: "PERMISSION_DENIED" } });
  expect(await balances(ada.person, ada.organization)).toEqual(before);
});

test("a sandbox account passes the same checks, books nothing and moves no money", async () => {
  const call = await aBuyer(await tokenOf(ada.person, buying, 10_000));
  const before = await balances(ada.person, ada.organization);
  const orders = (await ada.person.get("/api/orders")).body["hydra:totalItems"];
  const creatives = [{ ...article, creative_id: "rehearsed" }];
  const packages = [{ product_id: paul.formatId, pricing_option_id: "flat-10000-dofollow", budget: 100, creatives }];
  for (const _time of [1, 2]) {
    const made = await call("create_media_buy", aBuy(sandbox, { packages }));
    expect(made).toMatchObject({ status: "active", sandbox: true, packages: [{ ext: { byline: { order: null } } }] });
  }
  const short = { ...article.assets, body: { asset_type: "html", content: "<p>Hi</p>" } };
  const refused = [{ ...packages[0], creatives: [{ ...article, assets: short }] }];
  expect(await call("create_media_buy", aBuy(sandbox, { packages: refused }))).toMatchObject({
    adcp_error: { code: "CREATIVE_REJECTED" },
  });
  expect((await ada.person.get("/api/orders")).body["hydra:totalItems"]).toBe(orders);
  expect(await balances(ada.person, ada.organization)).toEqual(before);
});

test("another organization's accounts, buys and packages are not there", async () => {
  const call = await aBuyer(await tokenOf(ada.person, buying));
  const made = await call("create_media_buy", aBuy(live));
  const [account] = (await call("list_accounts", { sandbox: false })).accounts;
  const grace = await anAdvertiser(byline, "grace", 100_000);
  const stranger = await aBuyer(await tokenOf(grace.person, buying));
  const { media_buy_id: id, packages } = made;
  const byId = { account_id: account.account_id };
  expect((await stranger("list_accounts")).accounts).toEqual([]);
  expect((await stranger("get_media_buys", { media_buy_ids: [id] })).media_buys).toEqual([]);
  expect((await stranger("list_creatives")).creatives).toEqual([]);
  expect(await stranger("create_media_buy", aBuy(byId))).toMatchObject({ adcp_error: { code: "ACCOUNT_NOT_FOUND" } });
  const cancel = { idempotency_key: key(), account: byId, media_buy_id: id, canceled: true };
  expect(await stranger("update_media_buy", cancel)).toMatchObject({ adcp_error: { code: "MEDIA_BUY_NOT_FOUND" } });
  const assignments = [{ creative_id: "roastery", package_id: packages[0].package_id }];
  const synced = await stranger("sync_creatives", {
    idempotency_key: key(),
    account: live,
    creatives: [article],
    assignments,
  });
  expect(synced.creatives[0].assignment_errors).toEqual({ [packages[0].package_id]: expect.any(String) });
  expect(await call("update_media_buy", { ...cancel, account: live, idempotency_key: key() })).toMatchObject({
    status: "canceled",
  });
});

test("budget and spend follow the order: new conditions raise them, and a refund in part leaves the rest", async () => {
  const call = await aBuyer(await tokenOf(ada.person, buying));
  const pia = await aPublisher(byline, "pia");
  const creatives = [{ ...article, creative_id: "followed" }];
  const pricing = { product_id: pia.formatId, pricing_option_id: "flat-10000-dofollow", budget: 100 };
  const made = await call("create_media_buy", aBuy(live, { packages: [{ ...pricing, creatives }] }));
  const { order } = made.packages[0].ext.byline;
  const ids = { media_buy_ids: [made.media_buy_id] };
  const spent = async () => (await call("get_media_buy_delivery", ids)).media_buy_deliveries[0];

  await pia.person.patch(`/api/formats/${pia.formatId}`, { priceCents: 12_000 });
  const { newConditions } = (await ada.person.get(`/api/orders/${order}`)).body;
  await ada.person.post(`/api/orders/${order}/accept-conditions`, { version: newConditions.version });
  expect((await call("get_media_buys", ids)).media_buys).toMatchObject([
    { total_budget: 120, packages: [{ budget: 120 }], ext: { byline: { total_cents: 12_000 } } },
  ]);
  await pia.person.post(`/api/orders/${order}/accept`, {});
  await pia.person.post(`/api/orders/${order}/publish`, { publicationUrl: `https://${pia.domain}/followed` });
  expect(await spent()).toMatchObject({ totals: { spend: 0 }, by_package: [{ spend: 0, rate: 120 }] });

  await ada.person.post(`/api/orders/${order}/dispute`, { reason: "Half of the text is missing" });
  await pia.person.post(`/api/orders/${order}/answer-dispute`, { reason: "It is all there" });
  const olga = await anOperator(byline, "olga@operator.example");
  const decision = { reason: "Half of it was published", refundCents: 4_000 };
  expect((await olga.post(`/api/orders/${order}/resolve-refunded`, decision)).body.status).toBe("refunded");
  expect(await spent()).toMatchObject({ status: "completed", totals: { spend: 80 }, by_package: [{ spend: 80 }] });
});
