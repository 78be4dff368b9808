import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { amounts } from "../src/platform/contract/amounts.ts";
import type { Operation, Resource } from "../src/platform/http/resource.ts";
import { resourcesOf } from "../src/resources.ts";
import { urlOf } from "./samples.ts";
import { type Advertiser, aBooking, aBriefOf, aDisputeBy, anAdvertiser, aPublisher, goodText } from "./scene.ts";
import { openTestServer, type Person, type TestServer } from "./server.ts";

/**
 * R6.3, decision 0048: an agency's client finds no amount that the agency pays. Odd prices make each leaked amount
 * recognizable.
 */
const resources = resourcesOf({ PAYMENT_PROVIDER: "sandbox" });
const reads = resources.flatMap((resource) =>
  resource.operations
    .filter(({ method, operator }) => method === "GET" && !operator)
    .map((operation) => ({ resource, operation })),
);

/** Public prices, and answers that go to other sides or to the owner alone. */
const notOfProjects: Record<string, string> = {
  Format: "the listed price; one's own is left out",
  FormatPrice: "the listed price, for its publisher",
  PriceGuidance: "what outlets like this one ask, for its publisher",
  OpenOrders: "a publisher's own",
  OfferRule: "a publisher's own",
  OrderSwap: "for who may swap",
  Wallet: "for admins",
  PublisherPerformance: "for admins",
  Organization: "the alert's threshold, for admins",
  Statement: "for admins",
  Affiliate: "one's own earnings",
  Commission: "one's own earnings",
  Voucher: "for operators",
  VoucherRedemption: "for admins",
  Invoice: "for admins",
  Transaction: "for admins",
  TopUp: "for admins",
  AutoTopUp: "for admins",
  AgreedPrice: "for admins, and the publisher's side",
  Withdrawal: "for admins",
  WithdrawalTerms: "for owners",
  Chargeback: "for admins",
  OperatorSettings: "for operators",
  Books: "for operators",
  MoneyFlow: "for operators",
  OrderRecord: "for operators",
  BooksCheck: "for operators",
  LedgerAccount: "for operators",
  OrganizationRecord: "for operators",
  Adjustment: "for operators",
  OperatorDeed: "for operators",
  ApiToken: "one's own limits",
  OrderQuote: "for who may book",
  ConnectedApp: "one's own limits",
  ServiceAccount: "for admins",
  AccountDeletion: "for owners",
  DataCopy: "for owners",
};

describe("a field of cents says who reads it", () => {
  test.each(resources.map((resource) => [resource.name, resource] as const))("%s", (name, { schema }) => {
    if (notOfProjects[name]) return;
    expect(plainCentsIn(schema)).toEqual([]);
  });
});

function plainCentsIn(schema: unknown, path = ""): string[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, field]) => plainCentsIn(field, `${path}.${name}`));
  if (schema instanceof z.ZodArray) return plainCentsIn(schema.element, path);
  if (amounts.has(schema as z.ZodType)) return [];
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return plainCentsIn(schema.def.innerType, path);
  return /Cents$/.test(path) ? [path] : [];
}

let byline: TestServer;
let ada: Advertiser;
let vera: Person;
let project = "";
let ids: Record<string, string> = {};
const price = 12_347;
const agreed = 8_713;
const offered = 7_406;
const own = [price, agreed, 1_852, 10_495, 1_307, offered, price + offered, 987_653];

beforeAll(async () => {
  byline = await openTestServer();
  const paul = await aPublisher(byline, "paul", { priceCents: price });
  const lena = await aPublisher(byline, "lena", { priceCents: 54_321 });
  ada = await anAdvertiser(byline, "ada", 1_000_000);
  await byline.database.pool.query(
    "INSERT INTO agreed_price (id, ends_at, organization_id, format_id, price_cents) VALUES (new_id(), now() + interval '1 day', $1, $2, $3)",
    [ada.organization, lena.formatId, agreed],
  );
  await ada.person.patch(`/api/campaigns/${ada.campaign}`, { budgetCents: 987_653 });
  const { id: order } = await aBooking(ada, paul.formatId);
  await ada.person.patch(`/api/orders/${order}`, goodText);
  await ada.person.post(`/api/orders/${order}/send`, {});
  // The public price changes first, and with it the order's new conditions, so only the project's own amounts are
  // secret.
  await paul.person.patch(`/api/formats/${paul.formatId}`, { priceCents: 20_001 });
  await ada.person.post(`/api/orders/${order}/messages`, { body: "We agreed on $123.47, or 87.13 USD next time." });
  const offering = {
    campaign: ada.campaign,
    format: lena.formatId,
    priceCents: offered,
    message: "$74.06 is our limit",
  };
  const offer = (await ada.person.post("/api/offers", offering)).body.id;
  await ada.person.post(`/api/carts/${ada.cart}/add`, { format: lena.formatId });
  await aDisputeBy(byline, order, "client");
  await aBriefOf(byline, order, "We pay $123.47 for it.");
  await byline.database.pool.query("UPDATE dispute_story SET text = $2 WHERE dispute_id = $1", [
    order,
    "I paid $123.47",
  ]);
  await byline.database.pool.query(
    `INSERT INTO event (id, subject, subject_id, object, sequence, verb, organization_ids, party, from_state, to_state, message)
     VALUES (new_id(), 'order', $1, 'order', 100, 'acceptConditions', '{}', 'client', 'sent', 'sent', $2)`,
    [order, "The total was $87.13 and is $123.47 now."],
  );
  project = (await ada.person.get("/api/projects")).body["hydra:member"][0].id;
  vera = await byline.person("vera@client.example");
  await vera.get(`/api/client_users/${vera.id}`);
  await byline.database.pool.query(
    "INSERT INTO place_member (id, user_id, organization_id, project_id, role) VALUES (new_id(), $1, $2, $3, 2)",
    [vera.id, ada.organization, project],
  );
  ids = {
    ClientUser: vera.id,
    Organization: ada.organization,
    Project: project,
    Campaign: ada.campaign,
    CampaignReport: ada.campaign,
    Cart: ada.cart,
    Order: order,
    OrderConversation: order,
    OrderSwap: order,
    Dispute: order,
    Offer: offer,
    OfferConversation: offer,
    Wallet: ada.organization,
    Statement: ada.organization,
    Media: lena.media,
    MediaFacts: lena.media,
    MetricTrends: lena.media,
    Slots: lena.media,
    Format: lena.formatId,
    Listing: lena.formatId,
    PriceGuidance: lena.formatId,
    OpenOrders: lena.formatId,
    OfferRule: lena.formatId,
  };
});

afterAll(() => byline?.close());

const asked: Record<string, (name: string) => string> = {
  "listings/chosen": () => `format=${ids.Format}`,
  "listings/similar": () => `media=${ids.Media}`,
  metric_readings: () => `media=${ids.Media}`,
  media_facts: () => "",
  order_events: () => `order=${ids.Order}`,
  link_checks: () => `order=${ids.Order}`,
};

async function readAll(person: Person, { resource, operation }: { resource: Resource; operation: Operation }) {
  const path = `${resource.path}${operation.path}`;
  const url = urlOf(resource, operation, ids[resource.name] ?? crypto.randomUUID());
  const query = operation.path.includes("{id}") ? "" : `?itemsPerPage=100&${asked[path]?.(path) ?? ""}`;
  return person.get(url + query);
}

/** Digits between letters belong to an id. */
function amountsIn(answer: unknown): string[] {
  const text = JSON.stringify(answer);
  const written = own.map((cents) => (cents / 100).toFixed(2));
  return [...own.map(String), ...written].filter((amount) => new RegExp(`(?<![\\w.-])${amount}(?!\\w)`).test(text));
}

describe("R6.3 a viewer of a project reads it without its amounts", () => {
  test.each(reads.map((each) => [`GET /api/${each.resource.path}${each.operation.path}`, each] as const))(
    "%s",
    async (_name, each) => {
      const { status, body } = await readAll(vera, each);
      expect(status).toBeLessThan(500);
      expect(amountsIn(body)).toEqual([]);
    },
  );
});

test("R6.3 the same answers show the amounts to who runs the day, so that what is hidden was there", async () => {
  const seen = await Promise.all(
    reads
      .filter(({ resource }) =>
        [
          "Project",
          "Campaign",
          "Cart",
          "Order",
          "Offer",
          "Dispute",
          "OrderConversation",
          "Message",
          "OrderEvent",
        ].includes(resource.name),
      )
      .map(async (each) => [each.resource.name, amountsIn((await readAll(ada.person, each)).body).length] as const),
  );
  for (const name of new Set(seen.map(([each]) => each)))
    expect(Math.max(...seen.filter(([each]) => each === name).map(([, count]) => count)), name).toBeGreaterThan(0);
});

test("R6.3 the exports hold no amount for a viewer, and the agency's own price is the market's for them", async () => {
  const file = (path: string, { token }: Person) =>
    byline.app.inject({ url: path, headers: { authorization: `Bearer ${token}` } });
  expect(amountsIn((await file("/api/orders/export", vera)).body)).toEqual([]);
  expect(amountsIn((await file("/api/orders/export", ada.person)).body)).not.toEqual([]);
  const book = unzipSync((await file("/api/orders/export?format=xlsx", vera)).rawPayload);
  expect(amountsIn(strFromU8(book["xl/worksheets/sheet1.xml"] ?? new Uint8Array()))).toEqual([]);
  const listed = (person: Person) =>
    file(`/api/listings/export?campaign=${ada.campaign}&columns[]=domain&columns[]=desiredPrice`, person);
  expect((await listed(ada.person)).body).toContain("lena.example,87.13");
  expect((await listed(vera)).body).not.toContain("87.13");
});

test("R6.3 what one's own organization pays does not sort the marketplace for a viewer", async () => {
  const first = async (person: Person) =>
    (await person.get(`/api/listings?campaign=${ada.campaign}&order[desiredPrice]=desc`)).body["hydra:member"][0];
  expect((await first(ada.person)).desiredPrice).toBe(agreed);
  expect((await first(vera)).desiredPrice).toBeNull();
});

test("R6.3 viewers are told nothing of what happens, so no notification, mail or stream has an amount for them", async () => {
  await byline.settle();
  expect((await vera.get("/api/notifications")).body["hydra:totalItems"]).toBe(0);
});

test("R6.3 the project's setting shows its amounts to its viewers, from the next call on, and an admin alone sets it", async () => {
  const order = async () => (await vera.get(`/api/orders/${ids.Order}`)).body;
  expect(await order()).toMatchObject({ showsAmounts: false, totalCents: null, feeCents: null, earningsCents: null });
  expect((await vera.patch(`/api/projects/${project}`, { viewersSeeAmounts: true })).status).toBe(403);
  expect((await ada.person.patch(`/api/projects/${project}`, { viewersSeeAmounts: true })).status).toBe(200);
  expect(await order()).toMatchObject({ showsAmounts: true, totalCents: price });
  expect(JSON.stringify((await vera.get(`/api/orders/${ids.Order}/messages`)).body)).toContain("$123.47");
  await ada.person.patch(`/api/projects/${project}`, { viewersSeeAmounts: false });
  expect(await order()).toMatchObject({ showsAmounts: false, totalCents: null });
});
