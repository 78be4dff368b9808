import { parseHydraDocumentation } from "@api-platform/api-doc-parser";
import { Ajv2020 } from "ajv/dist/2020.js";
import jsonld from "jsonld";
import { afterAll, beforeAll, expect, test } from "vitest";
import { plainCalls, resourcesOf } from "../src/resources.ts";
import { openListeningServer, type TestServer } from "./server.ts";
import { openWorld, type World } from "./world.ts";

let byline: TestServer;
let url = "";
let world: World;

beforeAll(async () => {
  ({ byline, url } = await openListeningServer());
  world = await openWorld(byline);
});

afterAll(() => byline?.close());

const resources = resourcesOf({ PAYMENT_PROVIDER: "sandbox" });
const collections = resources.flatMap((resource) => {
  const list = resource.operations.find(({ answers, path }) => answers === "collection" && path === "");
  return list ? [{ resource, list }] : [];
});

async function aFullList({ resource, list }: (typeof collections)[number]) {
  for (const reader of [world.client.person, world.publisher.person, world.operator]) {
    const { body } = await reader.get(world.listUrl(resource, list));
    if (body["hydra:member"]?.length > 0) return { reader, body };
  }
  throw new Error(`the list /api/${resource.path} is empty to everybody in test/world.ts`);
}

test("R7.8 a ready-made client reads every collection, its fields and its operations from the documentation", async () => {
  const { api } = await parseHydraDocumentation(`${url}/api`);
  expect(api.resources?.map(({ name }) => name).sort()).toEqual(
    collections.map(({ resource }) => resource.path).sort(),
  );
  const campaign = api.resources?.find(({ name }) => name === "campaigns");
  expect(campaign?.fields?.map(({ name }) => name)).toContain("goal");
  expect(campaign?.operations?.map(({ method }) => method)).toEqual(expect.arrayContaining(["GET", "POST", "PATCH"]));
  expect(campaign?.fields?.find(({ name }) => name === "project")?.reference).toMatchObject({ title: "Project" });
});

test("R7.8 a ready-made client offers to create only where a collection takes it, and knows what is structured", async () => {
  const { api } = await parseHydraDocumentation(`${url}/api`);
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

/** Expands as linked-data clients do: every term an address, contexts fetched from Byline. */
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
      described.add(new URL(property["hydra:property"]["@id"], `${url}/api/docs.jsonld`).href);
  }
  for (const collection of collections) {
    const { path } = collection.resource;
    const { body } = await aFullList(collection);
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
  for (const collection of collections) {
    const { name, path } = collection.resource;
    const { reader, body } = await aFullList(collection);
    const page = `/paths/${escaped(`/api/${path}`)}/get/responses/200/content/${escaped("application/ld+json")}/schema`;
    expect(problemsOf(page, body), path).toEqual([]);
    const [first] = body["hydra:member"];
    expect(problemsOf(`/components/schemas/${name}`, (await reader.get(first["@id"])).body), name).toEqual([]);
  }
  const refused = await world.client.person.post("/api/projects", {
    organization: world.client.organization,
    name: "",
  });
  const unknown = await world.client.person.get(`/api/projects/${crypto.randomUUID()}`);
  for (const { body } of [refused, unknown]) expect(problemsOf("/components/schemas/Error", body)).toEqual([]);
});

test("R7.8 an operation that answers another class names it, in OpenAPI and in Hydra's terms", async () => {
  const open = (await byline.stranger.get("/api/docs.json")).body;
  const booked = open.paths["/api/carts/{id}/book"].post.responses["201"].content["application/ld+json"].schema;
  expect(booked.properties["hydra:member"].items).toEqual({ $ref: "#/components/schemas/OrderInList" });
});

test("R7.8 a ready-made client shows each violation at its field, and filters by several values as it writes them", async () => {
  const { person, organization } = world.client;
  const { body } = await person.post("/api/projects", { organization, name: "" });
  const [expanded] = await expand({ ...body, "@context": `${url}${body["@context"]}` });
  const term = (name: string) => `${url}/api/docs.jsonld#${name}`;
  expect(expanded?.[term("ConstraintViolationList/violations")]).toMatchObject([
    {
      [term("propertyPath")]: [{ "@value": "name" }],
      [term("message")]: [{ "@value": expect.any(String) }],
    },
  ]);
  const found = async (query: string) => (await person.get(`/api/orders?${query}`)).body["hydra:totalItems"];
  const all = await found("status[]=booked&status[]=written&status[]=sent");
  expect(all).toBeGreaterThan(0);
  expect(await found("status[0]=booked&status[1]=written&status[2]=sent")).toBe(all);
});

test("R7.8 API Platform's admin sends back whole records: what its form left empty is cleared, what can't be is refused", async () => {
  const { person, organization } = world.client;
  const { body: project } = await person.post("/api/projects", { organization, name: "Filled in", topics: ["Tech"] });
  const sent = { ...project, id: project["@id"], originId: project.id, name: "Sent back", brandDescription: null };
  const edited = await person.patch(project["@id"], { ...sent, logo: null, topics: null });
  expect([edited.status, edited.body]).toMatchObject([
    200,
    { name: "Sent back", brandDescription: "", logo: null, topics: [] },
  ]);
  const nameless = await person.patch(project["@id"], { ...sent, name: null });
  expect([nameless.status, nameless.body.violations]).toMatchObject([422, [{ propertyPath: "name" }]]);
});

test("R7.8 a ready-made client shows what has a name by it, and finds an empty list's end", async () => {
  const { api } = await parseHydraDocumentation(`${url}/api`);
  const names = ["organizations", "projects", "campaigns", "media"].map(
    (path) => api.resources?.find(({ name }) => name === path)?.fields?.find(({ name }) => name === "name")?.id,
  );
  expect(new Set(names)).toEqual(new Set(["https://schema.org/name"]));
  const { body } = await world.client.person.get("/api/projects?archived=true");
  expect(body).toMatchObject({ "hydra:totalItems": 0, "hydra:view": { "@type": "hydra:PartialCollectionView" } });
  expect((await world.client.person.get(body["hydra:view"]["hydra:last"])).body["hydra:member"]).toEqual([]);
});

const escaped = (part: string) => encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"));

test("R7.8 OpenAPI names every operation, and each item's @id leads back to the same values", async () => {
  const open = (await byline.stranger.get("/api/docs.json")).body;
  for (const { path, operations } of resources)
    for (const operation of operations)
      expect(open.paths[`/api/${path}${operation.path}`]?.[operation.method.toLowerCase()]).toBeDefined();
  for (const collection of collections) {
    const { reader, body } = await aFullList(collection);
    for (const member of body["hydra:member"]) {
      // The item has more where its list leaves fields out.
      expect((await reader.get(member["@id"])).body).toMatchObject(member);
    }
  }
});

test("R7.8 files, streams, read-site, public settings and invitations are described as what they take and give, and exist", async () => {
  const open = (await byline.stranger.get("/api/docs.json")).body;
  const hydra = (await byline.stranger.get("/api/docs.jsonld")).body["hydra:supportedClass"];
  const entry = hydra.find((each: { "@id": string }) => each["@id"] === "#Entrypoint")["hydra:supportedOperation"];
  expect(plainCalls.map(({ path }) => path).sort()).toEqual([
    "/app_consents/{id}",
    "/app_consents/{id}/answer",
    "/catalogue_imports/upload",
    "/events/stream",
    "/files",
    "/identity_verifications/{id}/documents",
    "/identity_verifications/{id}/documents/{documentId}",
    "/me",
    "/media/read-site",
    "/notifications/stream",
    "/offers/{id}/messages/files",
    "/orders/{id}/messages/files",
    "/orders/{id}/preview",
    "/public_invitations/{token}",
    "/public_settings",
    "/screens",
    "/settings/test-known-pages",
    "/setups/first-operator",
    "/setups/test-known-pages",
    "/setups/test-mail",
    "/stripe_events",
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
