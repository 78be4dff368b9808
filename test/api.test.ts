import { brotliDecompressSync } from "node:zlib";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { z } from "zod";
import { declarations } from "../src/declarations.ts";
import { importOptions } from "../src/imports/contract.ts";
import { booksId } from "../src/operator/books/contract.ts";
import { listLedgerAccounts } from "../src/operator/books/server/queries.ts";
import type { Operation, Resource } from "../src/platform/http/resource.ts";
import { nothingFound } from "../src/proof/evidence.ts";
import { resourcesOf } from "../src/resources.ts";
import { settingsId } from "../src/settings/contract.ts";
import { ofOrder } from "./of-order.ts";
import {
  aComment,
  aCommission,
  aMessage,
  aNotification,
  anInvoice,
  aRedemption,
  sampleBody,
  urlOf,
} from "./samples.ts";
import {
  aBooking,
  aBriefOf,
  aChargebackOf,
  aClaimOf,
  anAdvertiser,
  anAgreedPriceOf,
  anExtraOf,
  anIdentityOf,
  anImageOf,
  aPublisher,
  aWithdrawalOf,
  credit,
  goodText,
} from "./scene.ts";
import { openTestServer, type Person, type TestServer } from "./server.ts";

/** Every operation of the API, as it is declared: what these tests know of the routes, they read there. */
const resources = resourcesOf({ PAYMENT_PROVIDER: "sandbox" });
const operations = resources.flatMap((resource) => resource.operations.map((operation) => ({ resource, operation })));
const nameOf = ({ resource, operation }: { resource: Resource; operation: Operation }) =>
  `${operation.method} /api/${resource.path}${operation.path}`;

let byline: TestServer;
let eve: Person;
/** One object of somebody else's for each class; a new class without one fails the test below. */
let others: Record<string, string> = {};
/** The same of one's own. */
let own: Record<string, string> = {};
let owner: Person;

beforeAll(async () => {
  byline = await openTestServer();
  ({ ids: others } = await aWorld("ada"));
  ({ ids: own, person: owner } = await aWorld("zoe"));
  // An operator too, so that no operation refuses the owner before it looks at what is sent.
  await byline.database.pool.query("UPDATE client_user SET operator = true WHERE id = $1", [owner.id]);
  eve = (await anAdvertiser(byline, "eve", 0)).person;
});

afterAll(() => byline?.close());

async function aWorld(name: string): Promise<{ ids: Record<string, string>; person: Person }> {
  const paul = await aPublisher(byline, `${name}-paul`);
  const ada = await anAdvertiser(byline, name, 100_000);
  const { id: order } = await aBooking(ada, paul.formatId);
  await ada.person.patch(`/api/orders/${order}`, goodText);
  await ada.person.post(`/api/orders/${order}/send`, {});
  await credit(byline, ada.organization, 100);
  const topUp = (await ada.person.post("/api/top_ups", { organization: ada.organization, amountCents: 5_000 })).body.id;
  const offered = { campaign: ada.campaign, format: paul.formatId, priceCents: 5_000 };
  const offer = (await ada.person.post("/api/offers", offered)).body.id;
  await paul.person.patch(`/api/media/${paul.media}`, { status: "paused" });
  const { rows } = await byline.database.pool.query(
    "INSERT INTO link_check (id, order_id, passed, evidence) VALUES (gen_random_uuid(), $1, true, $2) RETURNING id",
    [order, { ...nothingFound(""), problems: [] }],
  );
  const first = async (path: string) => (await ada.person.get(path)).body["hydra:member"][0].id as string;
  const project = await first("/api/projects");
  const made = async (path: string, body: object) => (await ada.person.post(path, body)).body.id as string;
  const one = async (statement: string, ...values: unknown[]) =>
    (await byline.database.pool.query(`${statement} RETURNING id`, values)).rows[0].id as string;
  const ids = {
    ClientUser: ada.person.id,
    Organization: ada.organization,
    OrganizationName: ada.organization,
    OrganizationMember: await first("/api/organization_members"),
    ProjectMember: await one(
      "INSERT INTO place_member (id, user_id, organization_id, project_id, role) VALUES (gen_random_uuid(), $1, $2, $3, 1)",
      ada.person.id,
      ada.organization,
      project,
    ),
    MediaMember: await one(
      "INSERT INTO place_member (id, user_id, organization_id, media_project_id, role) VALUES (gen_random_uuid(), $1, $2, $3, 1)",
      paul.person.id,
      paul.organization,
      paul.media,
    ),
    AgreedPrice: await anAgreedPriceOf(byline, paul.formatId, ada.organization),
    Invitation: await made("/api/invitations", {
      email: `${name}@invited.example`,
      organization: ada.organization,
      organizationRole: "VIEWER",
    }),
    ApiToken: await made("/api/api_tokens", { name: "Report", scopes: ["read"] }),
    Session: await first("/api/sessions"),
    AccountDeletion: ada.person.id,
    DataCopy: ada.person.id,
    FileRoom: ada.organization,
    Notification: (await byline.database.pool.query(aNotification, [ada.person.id])).rows[0].id as string,
    FeatureFlag: await one("INSERT INTO feature_flag (id, name) VALUES (gen_random_uuid(), $1)", `flag-${name}`),
    OrganizationRecord: ada.organization,
    PersonRecord: ada.person.id,
    Adjustment: await one(
      `INSERT INTO adjustment (id, organization_id, account, amount_cents, reason, state, proposed_by)
       VALUES (gen_random_uuid(), $1, 'available', 100, 'A gift', 'posted', $2)`,
      ada.organization,
      ada.person.id,
    ),
    OperatorDeed: await one(
      `INSERT INTO operator_deed (id, deed, input, amount_cents, organization_ids, state, proposed_by)
       VALUES (gen_random_uuid(), 'voucher', '{}', 100, ARRAY[$1::uuid], 'waiting', $2)`,
      ada.organization,
      ada.person.id,
    ),
    Fee: ada.organization,
    FeeAgreement: await one(
      "INSERT INTO fee_agreement (id, organization_id, fee_basis_points, starts_on) VALUES (gen_random_uuid(), $1, 1000, current_date + 900)",
      ada.organization,
    ),
    Books: booksId,
    BooksCheck: await one("INSERT INTO books_check (id, ended_at) VALUES (gen_random_uuid(), now())"),
    LedgerAccount: (await listLedgerAccounts(byline.database.reader, { page: 1, itemsPerPage: 1 })).items[0]?.id ?? "",
    TrackedLink: await one(
      "INSERT INTO tracked_link (id, code, target, purpose) VALUES (gen_random_uuid(), $1, '/media', 'operator')",
      `link-${name}`,
    ),
    PathRedirect: await one(
      "INSERT INTO path_redirect (id, path, target) VALUES (gen_random_uuid(), $1, '/media')",
      `/old-${name}`,
    ),
    OperatorSettings: settingsId,
    Setup: settingsId,
    AuditEvent: await one(
      "INSERT INTO audit_event (id, kind, actor_id, after) VALUES (gen_random_uuid(), 'settings', $1, '{}')",
      ada.person.id,
    ),
    Project: project,
    Campaign: ada.campaign,
    CampaignReport: ada.campaign,
    Media: paul.media,
    MediaFacts: paul.media,
    MetricTrends: paul.media,
    Calendar: paul.media,
    Slots: paul.media,
    MetricProvider: (await byline.database.pool.query("SELECT id FROM metric_provider LIMIT 1")).rows[0].id as string,
    MetricReading: await one(
      "INSERT INTO metric_reading (media_project_id, metric, read_on, source, value) VALUES ($1, 'audience', current_date, 'declared', 5)",
      paul.media,
    ),
    Format: paul.formatId,
    PriceGuidance: paul.formatId,
    OpenOrders: paul.formatId,
    Listing: paul.formatId,
    ListingFacets: paul.formatId,
    ListingMatch: paul.formatId,
    MediumMark: await one(
      "INSERT INTO medium_mark (id, organization_id, media_project_id, kind) VALUES (gen_random_uuid(), $1, $2, 'favourite')",
      ada.organization,
      paul.media,
    ),
    SavedView: await made("/api/saved_views", { organization: ada.organization, name: "Mine", query: "country=US" }),
    CatalogueImport: await one(
      "INSERT INTO catalogue_import (id, organization_id, by_operator, kind, file_name, file_bytes, file_kept, state, options) VALUES (gen_random_uuid(), $1, false, 'media', 'list.csv', 1, true, 'uploaded', $2)",
      paul.organization,
      importOptions.parse({}),
    ),
    Cart: ada.cart,
    Order: order,
    OrderSwap: order,
    OrderConversation: order,
    Message: (await byline.database.pool.query(aMessage, [order, ada.person.id])).rows[0].id,
    OfferConversation: offer,
    Offer: offer,
    OfferRule: paul.formatId,
    OrderEvent: await first(`/api/order_events?order=${order}`),
    LinkCheck: rows[0].id as string,
    Dispute: order,
    Activity: (await paul.person.get("/api/activities")).body["hydra:member"][0].id as string,
    Claim: await aClaimOf(byline, order),
    OrderExtra: await anExtraOf(byline, order),
    BriefVersion: await aBriefOf(byline, order),
    OrderImage: await anImageOf(byline, order),
    TextVersion: (await made("/api/text_versions", { order, title: "Before", content: "" })) as string,
    Comment: (await byline.database.pool.query(aComment, [order, ada.person.id])).rows[0].id as string,
    SharedLink: await made("/api/shared_links", { subject: "text", campaign: ada.campaign, order, name: "Nora" }),
    Wallet: ada.organization,
    PublisherPerformance: paul.organization,
    Statement: ada.organization,
    Invoice: (await byline.database.pool.query(anInvoice, [ada.organization, order, `INV-${name}`])).rows[0]
      .id as string,
    Affiliate: ada.organization,
    Commission: (await byline.database.pool.query(aCommission, [ada.organization, order])).rows[0].id as string,
    VoucherRedemption: (await byline.database.pool.query(aRedemption, [ada.organization, ada.person.id])).rows[0]
      .id as string,
    Voucher: await one(
      "INSERT INTO voucher (id, code, amount_cents, ends_at, redemptions_max) VALUES (gen_random_uuid(), $1, 500, now(), 1)",
      `CODE${name.toUpperCase()}`,
    ),
    TaxRate: await one(
      "INSERT INTO tax_rate (id, country, rate_basis_points, reverses_charge) VALUES (gen_random_uuid(), $1, 1900, true)",
      name === "ada" ? "DE" : "FR",
    ),
    Transaction: await first("/api/transactions"),
    TopUp: topUp as string,
    Withdrawal: await aWithdrawalOf(byline, ada.organization),
    WithdrawalTerms: ada.organization,
    Payee: ada.organization,
    IdentityCheck: ada.organization,
    AutoTopUp: ada.organization,
    PayoutStop: settingsId,
    Chargeback: await aChargebackOf(byline, topUp),
    IdentityVerification: await anIdentityOf(byline, ada.organization),
  };
  return { ids, person: ada.person };
}

/** A body for the operation with the ids of one's own world. */
const sample = (operation: Operation) => sampleBody(operation, own);

describe("R6.5 every operation needs a bearer token", () => {
  test.each(operations.map((each) => [nameOf(each), each] as const))("%s", async (_name, { resource, operation }) => {
    const body = operation.method === "GET" || operation.method === "DELETE" ? undefined : {};
    const answer = await byline.stranger.call(
      operation.method,
      urlOf(resource, operation, others[resource.name]),
      body,
    );
    expect(answer.status).toBe(401);
    expect(answer.headers["www-authenticate"]).toBe("Bearer");
    expect(answer.body["hydra:description"]).toBe("Sign in to do this.");
  });
});

describe("R6.4 another tenant's object answers 404", () => {
  const onItems = operations.filter(({ operation }) => operation.path.includes("{id}"));
  test.each(onItems.map((each) => [nameOf(each), each] as const))("%s", async (_name, { resource, operation }) => {
    const id = others[resource.name];
    expect(id, `no object of class ${resource.name} to try`).toBeTypeOf("string");
    const body = operation.method === "GET" || operation.method === "DELETE" ? undefined : sample(operation);
    const answer = await eve.call(operation.method, urlOf(resource, operation, id), body, {
      "idempotency-key": crypto.randomUUID(),
    });
    expect(answer.status).toBe(operation.operator ? 403 : 404);
    expect(JSON.stringify(answer.body)).not.toContain("Agency");
  });

  const withLinks = operations.filter(
    ({ operation }) =>
      operation.method === "POST" &&
      operation.path === "" &&
      ["organization", "project", "campaign", "media"].some(
        (link) => link in ((operation.input as z.ZodObject).shape ?? {}),
      ),
  );
  test.each(withLinks.map((each) => [nameOf(each), each] as const))(
    "%s with a link to another tenant's object",
    async (_name, { resource, operation }) => {
      const links = {
        organization: others.Organization,
        project: others.Project,
        campaign: others.Campaign,
        media: others.Media,
      };
      const body = {
        ...sample(operation),
        ...Object.fromEntries(Object.entries(links).filter(([link]) => link in (operation.input as z.ZodObject).shape)),
      };
      const { status } = await eve.call("POST", urlOf(resource, operation), body);
      expect(status).toBe(operation.operator ? 403 : 404);
    },
  );

  const lists = operations.filter(({ operation }) => operation.method === "GET" && operation.answers === "collection");
  test.each(lists.map((each) => [nameOf(each), each] as const))(
    "%s shows nothing of another tenant",
    async (_name, { resource, operation }) => {
      const { status, body } = await eve.get(
        `${urlOf(resource, operation)}?itemsPerPage=100${ofOrder(resource.name, others.Order)}`,
      );
      expect(status).toBe(operation.operator ? 403 : 200);
      if (operation.operator) return;
      expect(body["hydra:member"].map(({ id }: { id: string }) => id)).not.toContain(others[resource.name]);
    },
  );
});

describe("every body that breaks its schema answers 4xx with hydra:description, never 5xx", () => {
  const writing = operations.filter(({ operation }) => operation.input !== undefined);
  test.each(writing.map((each) => [nameOf(each), each] as const))("%s", async (_name, { resource, operation }) => {
    const fields = Object.keys((operation.input as z.ZodObject).shape ?? {});
    const odd = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom(
        "",
        " ",
        "\u0000",
        "'; DROP TABLE organization; --",
        "🦊".repeat(500),
        "x".repeat(100_000),
        -1,
        0,
        1e308,
        Number.MAX_SAFE_INTEGER,
        2 ** 53,
        0.5,
        "2026-02-30",
        "9999-99-99",
        "00000000-0000-0000-0000-000000000000",
        "/api/orders/x",
        null,
        [],
        {},
        [[]],
        true,
      ),
      fc.string({ unit: "binary", maxLength: 50 }),
    );
    const mutated = fc
      .tuple(
        fc.subarray([...fields, "unknownField", "__proto__", "constructor"], { minLength: 1, maxLength: 3 }),
        fc.array(odd, { minLength: 3, maxLength: 3 }),
      )
      .map(([names, values]) =>
        JSON.stringify({
          ...sample(operation),
          ...Object.fromEntries(names.map((name, index) => [name, values[index]])),
        }),
      );
    const raw = fc.oneof(
      fc.jsonValue().map((value) => JSON.stringify(value)),
      fc.string({ maxLength: 60 }),
      fc.constantFrom("", "{", "[]", "null", '"', '{"a":', "{}{}"),
    );
    await fc.assert(
      fc.asyncProperty(fc.oneof({ weight: 3, arbitrary: mutated }, { weight: 1, arbitrary: raw }), async (payload) => {
        const answer = await byline.app.inject({
          method: operation.method,
          url: urlOf(resource, operation, own[resource.name]),
          headers: {
            authorization: `Bearer ${owner.token}`,
            "content-type": operation.method === "PATCH" ? "application/merge-patch+json" : "application/ld+json",
            "idempotency-key": crypto.randomUUID(),
          },
          payload,
        });
        expect(answer.statusCode, payload.slice(0, 300)).toBeLessThan(500);
        if (answer.statusCode >= 400) expect(answer.json()["hydra:description"], payload.slice(0, 300)).toMatch(/\S/);
      }),
      { numRuns: 60, seed: 20_261_121 },
    );
  });
});

describe("every list bounds itself and refuses odd queries politely", () => {
  const lists = operations.filter(({ operation }) => operation.query && operation.answers === "collection");
  test.each(lists.map((each) => [nameOf(each), each] as const))("%s", async (_name, { resource, operation }) => {
    const url = urlOf(resource, operation);
    for (const query of ["page=0", "page=-1", "page=text", "page=1e99", "itemsPerPage=0", "itemsPerPage=101"]) {
      const answer = await owner.get(`${url}?${query}`);
      expect(answer.status, query).toBe(400);
      expect(answer.body["hydra:description"]).toMatch(/\S/);
    }
    expect((await owner.get(`${url}?page=9999${ofOrder(resource.name, others.Order)}`)).body["hydra:member"]).toEqual(
      [],
    );
    for (const parameter of Object.keys(operation.query?.shape ?? {})) {
      for (const value of ["", "%00", "'", "%F0%9F%A6%8A", "-1", "1e400", "NaN", "a".repeat(3_000)]) {
        const answer = await owner.get(`${url}?${encodeURIComponent(parameter)}=${value}&unknown=1`);
        expect(answer.status, `${parameter}=${value}`).toBeLessThan(500);
      }
    }
  });
});

test("R7.8 every resource that is declared is served, operation by operation", () => {
  const served = resourcesOf({ PAYMENT_PROVIDER: "sandbox" });
  for (const { name, operations } of declarations)
    expect(served.find((each) => each.name === name)?.operations.map((each) => each.name)).toEqual(
      Object.keys(operations),
    );
});

test("content types, methods and unknown paths answer in the error shape", async () => {
  const call = (method: "POST" | "PATCH" | "PUT", url: string, type: string, payload = "{}") =>
    byline.app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${owner.token}`, "content-type": type },
      payload,
    });
  const answers = [
    [await call("POST", "/api/campaigns", "text/plain"), 415],
    [await call("PATCH", `/api/campaigns/${own.Campaign}`, "application/json"), 415],
    [await call("POST", "/api/campaigns", "application/json", "{"), 400],
    [await call("PUT", `/api/campaigns/${own.Campaign}`, "application/json"), 405],
    [await call("POST", "/api/nothing", "application/json"), 404],
    [
      await byline.app.inject({
        method: "GET",
        url: "/api/campaigns/not-an-id",
        headers: { authorization: `Bearer ${owner.token}` },
      }),
      404,
    ],
  ] as const;
  for (const [answer, status] of answers) {
    expect(answer.statusCode).toBe(status);
    expect(answer.headers["content-type"]).toBe("application/ld+json; charset=utf-8");
    expect(answer.headers.link).toContain("/api/docs.jsonld");
    expect(answer.json()["@type"]).toBe("hydra:Error");
  }
});

test("R7.8 whole records as clients send them back are taken, and If-Match keeps two people apart", async () => {
  const item = await owner.get(`/api/campaigns/${own.Campaign}`);
  const etag = String(item.headers.etag);
  const answer = await owner.patch(
    `/api/campaigns/${own.Campaign}`,
    { ...item.body, name: "Renamed" },
    { "if-match": etag },
  );
  expect(answer.body).toMatchObject({ name: "Renamed", "@id": `/api/campaigns/${own.Campaign}`, "@type": "Campaign" });
  const late = await owner.patch(`/api/campaigns/${own.Campaign}`, { name: "Too late" }, { "if-match": etag });
  expect(late.status).toBe(412);
});

test("an answer over a kilobyte is compressed for who takes that, a short one is not", async () => {
  const { id, token } = eve;
  const ask = (path: string, encoding: string) =>
    byline.app.inject({ url: path, headers: { "accept-encoding": encoding, authorization: `Bearer ${token}` } });
  const plain = await ask("/api/docs.json", "identity");
  const brotli = await ask("/api/docs.json", "br, gzip");
  expect(brotli.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
  expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
  expect((await ask(`/api/client_users/${id}`, "br")).headers["content-encoding"]).toBeUndefined();
});

test("no answer lets a page ask for a camera, a microphone or a place", async () => {
  for (const url of ["/", "/api", "/api/nothing", "/health/live"]) {
    const { headers } = await byline.app.inject({ url });
    for (const feature of ["camera", "microphone", "geolocation"])
      expect(headers["permissions-policy"], url).toContain(`${feature}=()`);
  }
});

test("every answer says that it is not framed, not sniffed, and runs no script but Byline's own", async () => {
  for (const url of ["/", "/api", "/api/nothing", "/health/live"]) {
    const { headers } = await byline.app.inject({ url });
    expect(headers, url).toMatchObject({
      "content-security-policy": expect.stringMatching(/script-src 'self';.*frame-ancestors 'none'/),
      "x-content-type-options": "nosniff",
      "x-frame-options": "SAMEORIGIN",
      "referrer-policy": "no-referrer",
      "cross-origin-opener-policy": "same-origin",
    });
  }
});
