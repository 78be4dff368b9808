import { parseHydraDocumentation } from "@api-platform/api-doc-parser";
import { Ajv2020 } from "ajv/dist/2020.js";
import jsonld from "jsonld";
import { afterAll, beforeAll, expect, test } from "vitest";
import { importOptions } from "../src/imports/contract.ts";
import type { Evidence } from "../src/proof/evidence.ts";
import { plainCalls, resourcesOf } from "../src/resources.ts";
import { freePort } from "./process.ts";
import { aComment, aCommission, aMessage, aNotification, anInvoice } from "./samples.ts";
import {
  type Advertiser,
  aBooking,
  aBriefOf,
  aChargebackOf,
  aClaimOf,
  aDisputeBy,
  anAdvertiser,
  anAgreedPriceOf,
  anExtraOf,
  anIdentityOf,
  anImageOf,
  aPublisher,
  aWithdrawalOf,
  formatFields,
  mediaFields,
} from "./scene.ts";
import { openTestServer, type TestServer } from "./server.ts";

let byline: TestServer;
let url = "";
let ada: Advertiser;
let order: string;
/** What a list has to be asked to hold anything: readings are those of one medium. */
const asked: Record<string, string> = {};

beforeAll(async () => {
  const port = await freePort();
  url = `http://localhost:${port}`;
  byline = await openTestServer({ env: { PORT: String(port), PUBLIC_URL: url } });
  await byline.app.listen({ port, host: "localhost" });
  ada = await anAdvertiser(byline, "ada", 50_000);
  const paul = await aPublisher(byline, "paul");
  await ada.person.post("/api/offers", { campaign: ada.campaign, format: paul.formatId, priceCents: 5_000 });
  order = (await aBooking(ada, paul.formatId)).id;
  await fillOwnLists(order);
  await aDisputeBy(byline, order, "client");
  await ada.person.post("/api/shared_links", { subject: "text", campaign: ada.campaign, order, name: "Nora" });
  await aClaimOf(byline, order);
  await anExtraOf(byline, order);
  await aBriefOf(byline, order);
  await anAgreedPriceOf(byline, paul.formatId, ada.organization);
  await anImageOf(byline, order);
  const paid = { organization: ada.organization, amountCents: 5_000 };
  await aChargebackOf(byline, (await ada.person.post("/api/top_ups", paid)).body.id);
  await anIdentityOf(byline, ada.organization);
  await aWithdrawalOf(byline, ada.organization);
  // An operator too, with something in each list.
  await byline.database.pool.query("UPDATE operator_setting SET voucher_account_days = 0");
  await byline.database.pool.query("UPDATE client_user SET operator = true WHERE id = $1", [ada.person.id]);
  await byline.database.pool.query(anInvoice, [ada.organization, order, "INV-1"]);
  const voucher = { code: "WELCOME-1", amountCents: 500, endsAt: "2099-01-01T00:00:00Z", redemptionsMax: 5 };
  await ada.person.post("/api/vouchers", voucher);
  await byline.database.pool.query("UPDATE operator_setting SET voucher_account_days = 0");
  await ada.person.post("/api/voucher_redemptions", { organization: ada.organization, code: "welcome1" });
  await byline.database.pool.query(aCommission, [ada.organization, order]);
  await ada.person.post("/api/tax_rates", { country: "IE", rateBasisPoints: 2_300, reversesCharge: false });
  await ada.person.post("/api/feature_flags", { name: "profile-notifications" });
  await ada.person.post("/api/path_redirects", { path: "/old", target: "/media" });
  await ada.person.post("/api/tracked_links", { name: "Spring letter", target: "/media" });
  await ada.person.post("/api/books_checks", {});
  const adjusted = { organization: paul.organization, account: "available", amountCents: 100, reason: "A gift" };
  await ada.person.post("/api/adjustments", adjusted);
  await ada.person.post("/api/operator_deeds", { deed: "adjustment", input: { ...adjusted, amountCents: 90_000 } });
  await ada.person.post("/api/fee_agreements", { country: "DE", feeBasisPoints: 1_000, startsOn: "2126-01-01" });
  await ada.person.post("/api/api_tokens", { name: "Report", scopes: ["read"] });
  const invited = { email: "vic@invited.example", organization: ada.organization, organizationRole: "VIEWER" };
  await ada.person.post("/api/invitations", invited);
});

/** Of a look that found all of it. */
const evidence = {
  url: "https://ada.example/roastery",
  finalUrl: "https://ada.example/roastery",
  redirects: [],
  httpStatus: 200,
  reachable: true,
  noindex: false,
  noindexSource: null,
  robotsTxt: "allows",
  canonical: null,
  links: [],
  textShare: 1,
  textHash: null,
  bodyHash: null,
  problems: [],
} satisfies Evidence;

/** A publisher's things beside the advertiser's, and what belongs to places: no list of hers is empty. */
async function fillOwnLists(order: string): Promise<void> {
  const { person, organization, campaign } = ada;
  const own = await person.post("/api/organizations", { name: "Ada Media", kind: "publisher" });
  const ownOrganization = own.body.id as string;
  const metrics = { ahrefsDr: 40 };
  const fields = { organization: ownOrganization, ...mediaFields("Ada Gazette", "ada.example"), ...metrics };
  const { id: media } = (await person.post("/api/media", fields)).body;
  for (const list of ["order_events", "link_checks", "order_extras", "comments", "text_versions", "brief_versions"])
    asked[list] = `?order=${order}`;
  asked.metric_readings = `?media=${media}`;
  const { id: format } = (await person.post("/api/formats", { media, ...formatFields })).body;
  const bea = await anAdvertiser(byline, "bea", 50_000);
  const offer = { campaign: bea.campaign, format, priceCents: 5_000 };
  const { id: offered } = (await bea.person.post("/api/offers", offer)).body;
  expect((await person.post(`/api/offers/${offered}/accept`, { version: 1 })).status).toBe(200);
  await person.post("/api/medium_marks", { organization, media, kind: "blocked" });
  await person.post("/api/saved_views", { organization, name: "News", query: "type=News" });
  await person.post("/api/top_ups", { organization, amountCents: 5_000 });
  const { pool } = byline.database;
  const { rows } = await pool.query("SELECT project_id AS project FROM campaign WHERE id = $1", [campaign]);
  await pool.query(
    `INSERT INTO place_member (id, user_id, organization_id, project_id, media_project_id, role)
     VALUES (gen_random_uuid(), $1, $2, $3, NULL, 0), (gen_random_uuid(), $1, $4, NULL, $5, 0)`,
    [person.id, organization, rows[0].project, ownOrganization, media],
  );
  await pool.query(aNotification, [person.id]);
  await person.post("/api/text_versions", { order, title: "Before", content: "" });
  await pool.query(aComment, [order, person.id]);
  await pool.query(aMessage, [order, person.id]);
  await pool.query(`INSERT INTO link_check (id, order_id, passed, evidence) VALUES (gen_random_uuid(), $1, true, $2)`, [
    order,
    evidence,
  ]);
  await pool.query(
    `INSERT INTO catalogue_import (id, organization_id, by_operator, kind, file_name, file_bytes, file_kept, state, options)
     VALUES (gen_random_uuid(), $1, false, 'media', 'list.csv', 1, true, 'uploaded', $2)`,
    [ownOrganization, importOptions.parse({})],
  );
}

afterAll(() => byline?.close());

test("R7.8 a ready-made client reads every collection, its fields and its operations from the documentation", async () => {
  const { api } = await parseHydraDocumentation(`${url}/api`);
  const collections = resourcesOf({ PAYMENT_PROVIDER: "sandbox" }).filter(({ operations }) =>
    operations.some(({ answers, path }) => answers === "collection" && path === ""),
  );
  expect(api.resources?.map(({ name }) => name).sort()).toEqual(collections.map(({ path }) => path).sort());
  const campaign = api.resources?.find(({ name }) => name === "campaigns");
  expect(campaign?.fields?.map(({ name }) => name)).toContain("goal");
  expect(campaign?.operations?.map(({ method }) => method)).toEqual(expect.arrayContaining(["GET", "POST", "PATCH"]));
  expect(campaign?.fields?.find(({ name }) => name === "project")?.reference).toMatchObject({ title: "Project" });
});

test("R7.8 a ready-made client offers to create only where a collection takes it, and knows what is structured", async () => {
  const { api } = await parseHydraDocumentation(`${url}/api`);
  const resources = resourcesOf({ PAYMENT_PROVIDER: "sandbox" });
  for (const path of new Set(resources.map((resource) => resource.path))) {
    const resource = api.resources?.find(({ name }) => name === path);
    if (!resource) continue;
    const creates = resource.operations?.filter(({ type }) => type === "create") ?? [];
    const operations = resources.filter((other) => other.path === path).flatMap((other) => other.operations);
    const takes = operations.filter((operation) => operation.method === "POST" && operation.path === "");
    expect(creates, path).toHaveLength(takes.length);
  }
  const ranges = Object.fromEntries(
    (api.resources?.find(({ name }) => name === "orders")?.fields ?? []).map(({ name, range }) => [name, range]),
  );
  expect(ranges.extras).toBe("http://www.w3.org/1999/02/22-rdf-syntax-ns#JSON");
  expect(ranges.title).toBe("http://www.w3.org/2001/XMLSchema#string");
});

test("R7.8 a list is sorted by a direction in capitals too", async () => {
  const names = async (direction: string) =>
    (await ada.person.get(`/api/listings?order[name]=${direction}`)).body["hydra:member"].map(
      ({ name }: { name: string }) => name,
    );
  const down = await names("desc");
  expect(down.length).toBeGreaterThan(1);
  expect(await names("DESC")).toEqual(down);
  expect(await names("ASC")).toEqual(down.toReversed());
  expect((await ada.person.get("/api/listings?order[name]=down")).status).toBe(400);
});

/** The document as linked-data clients see it: every term an address, contexts fetched from Byline. */
async function expand(document: object): Promise<Record<string, unknown>[]> {
  const documentLoader = async (address: string) => {
    const context = (await (await fetch(address)).json()) as object;
    return { documentUrl: address, document: context as jsonld.NodeObject };
  };
  return (await jsonld.expand(
    document as jsonld.NodeObject,
    { base: url, documentLoader } as jsonld.Options.Expand,
  )) as Record<string, unknown>[];
}

test("R7.8 no representation carries a term that is not documented", async () => {
  const documentation = (await byline.stranger.get("/api/docs.jsonld")).body;
  const described = new Set<string>();
  for (const each of documentation["hydra:supportedClass"]) {
    described.add(`${url}/api/docs.jsonld${each["@id"]}`);
    for (const property of each["hydra:supportedProperty"])
      described.add(`${url}/api/docs.jsonld${property["hydra:property"]["@id"]}`);
  }
  for (const { path, operations } of resourcesOf({ PAYMENT_PROVIDER: "sandbox" })) {
    if (!operations.some((operation) => operation.answers === "collection" && operation.path === "")) continue;
    const { body } = await ada.person.get(`/api/${path}${asked[path] ?? ""}`);
    expect(body["hydra:member"], path).not.toEqual([]);
    const [expanded] = await expand(body);
    for (const member of (expanded?.["http://www.w3.org/ns/hydra/core#member"] as Record<string, unknown>[]) ?? []) {
      const terms = Object.keys(member)
        .filter((term) => !term.startsWith("@"))
        .map((term) => term.replace(/#(\w)(\w*)\//, "#$1$2/"));
      expect(
        terms.filter((term) => !described.has(term)),
        path,
      ).toEqual([]);
    }
  }
});

test("R7.8 what is answered is as OpenAPI describes it: items, pages of lists, and refusals", async () => {
  const open = (await byline.stranger.get("/api/docs.json")).body;
  const described = new Ajv2020({ strict: false, validateFormats: false }).addSchema(open, "open");
  const problemsOf = (schema: string, answer: unknown) => {
    const validate = described.getSchema(`open#${schema}`);
    return validate?.(answer) ? [] : (validate?.errors ?? [`${schema} is not described`]);
  };
  for (const { name, path, operations } of resourcesOf({ PAYMENT_PROVIDER: "sandbox" })) {
    if (!operations.some((operation) => operation.answers === "collection" && operation.path === "")) continue;
    const { body } = await ada.person.get(`/api/${path}${asked[path] ?? ""}`);
    const page = `/paths/${escaped(`/api/${path}`)}/get/responses/200/content/${escaped("application/ld+json")}/schema`;
    expect(problemsOf(page, body), path).toEqual([]);
    const [first] = body["hydra:member"];
    expect(problemsOf(`/components/schemas/${name}`, (await ada.person.get(first["@id"])).body), name).toEqual([]);
  }
  const refused = await ada.person.post("/api/projects", { organization: ada.organization, name: "" });
  const unknown = await ada.person.get(`/api/projects/${crypto.randomUUID()}`);
  for (const { body } of [refused, unknown]) expect(problemsOf("/components/schemas/Error", body)).toEqual([]);
});

test("R7.8 an operation that answers another class names it, in OpenAPI and in Hydra's terms", async () => {
  const open = (await byline.stranger.get("/api/docs.json")).body;
  const booked = open.paths["/api/carts/{id}/book"].post.responses["201"].content["application/ld+json"].schema;
  expect(booked.properties["hydra:member"].items).toEqual({ $ref: "#/components/schemas/Order" });
});

/** As a JSON pointer writes it in a fragment. */
const escaped = (part: string) => encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"));

test("R7.8 OpenAPI names every operation, and each item's @id leads back to the same values", async () => {
  const open = (await byline.stranger.get("/api/docs.json")).body;
  for (const { path, operations } of resourcesOf({ PAYMENT_PROVIDER: "sandbox" })) {
    for (const operation of operations)
      expect(open.paths[`/api/${path}${operation.path}`]?.[operation.method.toLowerCase()]).toBeDefined();
    if (!operations.some((operation) => operation.answers === "collection" && operation.path === "")) continue;
    const { body } = await ada.person.get(`/api/${path}${asked[path] ?? ""}`);
    for (const member of body["hydra:member"]) {
      const { "@context": _context, ...item } = (await ada.person.get(member["@id"])).body;
      expect(item).toEqual(member);
    }
  }
});

test("R7.8 files, streams, read-site, public settings and invitations are described as what they take and give, and exist", async () => {
  const open = (await byline.stranger.get("/api/docs.json")).body;
  const hydra = (await byline.stranger.get("/api/docs.jsonld")).body["hydra:supportedClass"];
  const entry = hydra.find((each: { "@id": string }) => each["@id"] === "#Entrypoint")["hydra:supportedOperation"];
  expect(plainCalls.map(({ path }) => path).sort()).toEqual([
    "/campaigns/{id}/report",
    "/catalogue_imports/upload",
    "/catalogue_imports/{id}/errors",
    "/files",
    "/identity_verifications/{id}/documents",
    "/identity_verifications/{id}/documents/{documentId}",
    "/invoices/{id}/file",
    "/media/read-site",
    "/notifications/stream",
    "/offers/{id}/messages/files",
    "/offers/{id}/messages/files/{fileId}",
    "/orders/export",
    "/orders/{id}/messages/files",
    "/orders/{id}/messages/files/{fileId}",
    "/orders/{id}/preview",
    "/orders/{id}/text",
    "/organization_members/export",
    "/public_invitations/{token}",
    "/public_settings",
    "/settings/test-known-pages",
    "/setups/first-operator",
    "/setups/test-known-pages",
    "/setups/test-mail",
    "/stripe_events",
    "/top_ups/{id}/receipt",
    "/withdrawals/payment_file",
  ]);
  for (const { method, path, isOpen } of plainCalls) {
    expect(open.paths[`/api${path}`]?.[method.toLowerCase()]?.responses, path).toBeDefined();
    expect(entry.map((each: Record<string, string>) => each["hydra:description"])).toContain(`${method} /api${path}`);
    const answer = await byline.stranger.call(
      method,
      `/api${path.replaceAll(/\{\w+\}/g, "00000000-0000-7000-8000-000000000000")}`,
    );
    expect(answer.status, path).not.toBe(405);
    if (!isOpen) expect(answer.status, path).toBe(401);
  }
  const upload = open.paths["/api/files"].post.requestBody.content;
  expect(Object.keys(upload)).toEqual(["multipart/form-data"]);
  expect(open.paths["/api/listings/export"].get.parameters.map(({ name }: { name: string }) => name)).toContain(
    "columns",
  );
});

test("R7.3 a collection's view leads from page to page and keeps the other parameters", async () => {
  for (let index = 0; index < 12; index++) {
    await ada.person.post("/api/projects", { organization: ada.organization, name: `Project ${index}` });
  }
  const first = (await ada.person.get(`/api/projects?organization=${ada.organization}&order[id]=asc`)).body;
  expect(first["hydra:totalItems"]).toBe(13);
  expect(first["hydra:member"]).toHaveLength(10);
  const second = (await ada.person.get(first["hydra:view"]["hydra:next"])).body;
  expect(second["hydra:member"]).toHaveLength(3);
  expect(second["hydra:view"]["hydra:next"]).toBeUndefined();
  expect(first["hydra:view"]["hydra:next"]).toContain(`organization=${ada.organization}`);
});

test("a parameter that nothing knows is refused by name, on lists, items and downloads", async () => {
  for (const path of [
    "/api/orders?nummber=Q26110039",
    `/api/orders/${order}?x=1`,
    "/api/orders/export?format=csv&colour=red",
  ]) {
    const { status, body } = await ada.person.get(path);
    expect([status, body.code], path).toEqual([400, "unknown_parameter"]);
  }
  expect((await ada.person.get("/api/orders?nummber=1")).body["hydra:description"]).toContain("nummber");
});

test("a command takes no parameters: one that nobody knows is refused, and nothing is done", async () => {
  const made = await ada.person.post("/api/projects?dryRun=true", { organization: ada.organization, name: "Dry" });
  expect([made.status, made.body.code]).toEqual([400, "unknown_parameter"]);
  const named = (await ada.person.get("/api/projects?itemsPerPage=100")).body["hydra:member"];
  expect(named.map(({ name }: { name: string }) => name)).not.toContain("Dry");
});

test("a whole number beyond 32 bits is refused as a filter, and HEAD answers as GET does, without a body", async () => {
  for (const filter of ["turnaroundHours[lte]=99999999999", "price[gt]=-3000000000"])
    expect((await ada.person.get(`/api/listings?${filter}`)).status, filter).toBe(400);
  const headers = { authorization: `Bearer ${ada.person.token}` };
  for (const url of ["/api/orders", `/api/orders/${order}`]) {
    const head = await byline.app.inject({ method: "HEAD", url, headers });
    const got = await byline.app.inject({ url, headers });
    expect([head.statusCode, head.body, head.headers["content-type"]]).toEqual([200, "", got.headers["content-type"]]);
  }
});
