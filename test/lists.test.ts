import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Operation } from "../src/platform/http/resource.ts";
import { nameOf, operations, urlOf } from "./samples.ts";
import { aPublisher } from "./scene.ts";
import { openTestServer, type Person, type TestServer } from "./server.ts";
import { openWorld, type World } from "./world.ts";

let byline: TestServer;
let world: World;
let owner: Person;

beforeAll(async () => {
  byline = await openTestServer();
  world = await openWorld(byline);
  owner = world.client.person;
  await aPublisher(byline, "otto");
  // An operator too, so that no operation refuses the owner before it looks at the query.
  await byline.database.pool.query("UPDATE client_user SET operator = true WHERE id = $1", [owner.id]);
});

afterAll(() => byline?.close());

const read = { path: "/{id}" } as Operation;

/** All other lists go on by a cursor; these refuse one. */
const withoutCursors: Record<string, string> = {
  "GET /api/listings": "a sort has unknown values at its end, in a part of its own, which has a number alone",
  "GET /api/listings/chosen": "the caller named its rows",
  "GET /api/listings/similar": "six at most",
};

describe("every list bounds itself and refuses odd queries politely", () => {
  const lists = operations.filter(({ operation }) => operation.query && operation.answers === "collection");
  test.each(lists.map((each) => [nameOf(each), each] as const))("%s", async (_name, { resource, operation }) => {
    const url = urlOf(resource, operation);
    for (const query of ["page=0", "page=-1", "page=text", "page=1e99", "itemsPerPage=0", "itemsPerPage=101"]) {
      const answer = await owner.get(`${url}?${query}`);
      expect(answer.status, query).toBe(400);
      expect(answer.body["hydra:description"]).toMatch(/\S/);
    }
    const strange = await owner.get(world.listUrl(resource, operation, { after: "bm8" }));
    expect([strange.status, strange.body.code]).toEqual([400, "bad_query"]);
    const first = (await owner.get(world.listUrl(resource, operation, { itemsPerPage: "1" }))).body["hydra:view"];
    const isNumbered = Object.hasOwn(withoutCursors, nameOf({ resource, operation }));
    if (first?.["hydra:next"]) expect(first["hydra:next"].includes("after=")).toBe(!isNumbered);
    const farPage = await owner.get(world.listUrl(resource, operation, { page: "9999" }));
    expect(farPage.body["hydra:member"]).toEqual([]);
    for (const parameter of Object.keys(operation.query?.shape ?? {})) {
      for (const value of ["", "%00", "'", "%F0%9F%A6%8A", "-1", "1e400", "NaN", "a".repeat(3_000)]) {
        const answer = await owner.get(`${url}?${encodeURIComponent(parameter)}=${value}&unknown=1`);
        expect(answer.status, `${parameter}=${value}`).toBeLessThan(500);
      }
    }
  });
});

describe("fields that only the item has are left out by its lists", () => {
  const rows = operations.filter(
    ({ resource, operation }) =>
      resource.onlyInItem && operation.method === "GET" && operation.answers === "collection" && operation.path === "",
  );
  test.each(rows.map((each) => [nameOf(each), each] as const))("%s", async (_name, { resource, operation }) => {
    const fields = resource.onlyInItem ?? [];
    const readers = [owner, world.publisher.person];
    const url = world.listUrl(resource, operation, {});
    const answers = await Promise.all(readers.map((reader) => reader.get(url)));
    const listed = answers.flatMap(({ body }) => body["hydra:member"] ?? []);
    expect(listed.length).toBeGreaterThan(0);
    for (const member of listed) expect(fields.filter((field) => Object.hasOwn(member, field))).toEqual([]);
    const item = await Promise.all(
      readers.map((reader) => reader.get(urlOf(resource, read, world.ids[resource.name]))),
    );
    const whole = item.find(({ status }) => status === 200)?.body;
    expect(fields.filter((field) => !Object.hasOwn(whole, field))).toEqual([]);
  });
});

test("R7.8 a list is sorted by a direction in capitals too", async () => {
  const names = async (direction: string) =>
    (await owner.get(`/api/listings?order[name]=${direction}`)).body["hydra:member"].map(
      ({ name }: { name: string }) => name,
    );
  const down = await names("desc");
  expect(down.length).toBeGreaterThan(1);
  expect(await names("DESC")).toEqual(down);
  expect(await names("ASC")).toEqual(down.toReversed());
  expect((await owner.get("/api/listings?order[name]=down")).status).toBe(400);
});

test("R7.3 a collection's view leads from page to page and keeps the other parameters", async () => {
  for (let index = 0; index < 12; index++) {
    await owner.post("/api/projects", { organization: world.client.organization, name: `Project ${index}` });
  }
  const first = (await owner.get(`/api/projects?organization=${world.client.organization}&order[id]=asc`)).body;
  expect(first["hydra:totalItems"]).toBe(13);
  expect(first["hydra:member"]).toHaveLength(10);
  const second = (await owner.get(first["hydra:view"]["hydra:next"])).body;
  expect(second["hydra:member"]).toHaveLength(3);
  expect(second["hydra:view"]["hydra:next"]).toBeUndefined();
  expect(first["hydra:view"]["hydra:next"]).toContain(`organization=${world.client.organization}`);
});

test("a parameter that nothing knows is refused by name, on lists, items and downloads", async () => {
  for (const path of [
    "/api/orders?nummber=Q26110039",
    `/api/orders/${world.order}?x=1`,
    "/api/orders/export?format=csv&colour=red",
  ]) {
    const { status, body } = await owner.get(path);
    expect([status, body.code], path).toEqual([400, "unknown_parameter"]);
  }
  expect((await owner.get("/api/orders?nummber=1")).body["hydra:description"]).toContain("nummber");
});

test("a command takes no parameters: one that nobody knows is refused, and nothing is done", async () => {
  const made = await owner.post("/api/projects?dryRun=true", { organization: world.client.organization, name: "Dry" });
  expect([made.status, made.body.code]).toEqual([400, "unknown_parameter"]);
  const named = (await owner.get("/api/projects?itemsPerPage=100")).body["hydra:member"];
  expect(named.map(({ name }: { name: string }) => name)).not.toContain("Dry");
});

test("a whole number beyond 32 bits is refused as a filter, and HEAD answers as GET does, without a body", async () => {
  for (const filter of ["turnaroundHours[lte]=99999999999", "price[gt]=-3000000000"])
    expect((await owner.get(`/api/listings?${filter}`)).status, filter).toBe(400);
  const headers = { authorization: `Bearer ${owner.token}` };
  for (const url of ["/api/orders", `/api/orders/${world.order}`]) {
    const head = await byline.app.inject({ method: "HEAD", url, headers });
    const got = await byline.app.inject({ url, headers });
    expect([head.statusCode, head.body, head.headers["content-type"]]).toEqual([200, "", got.headers["content-type"]]);
  }
});

describe("R10.7 a list that leaves as a file leaves whole, by the rights of its list", () => {
  const files = operations.filter(({ operation }) => operation.fields);
  test.each(files.map((each) => [nameOf(each), each] as const))("%s", async (_name, { resource, operation }) => {
    const { fields = {} } = operation;
    expect(Object.keys(fields).filter((field) => !Object.hasOwn(resource.schema.shape, field))).toEqual([]);
    const columns = Object.values(fields).flatMap((shown) =>
      typeof shown === "object" && "parts" in shown ? Object.keys(shown.parts) : [shown],
    );
    const found = [];
    for (const reader of [owner, world.publisher.person]) {
      const list = await reader.get(world.listUrl(resource, operation).replace("/export", ""));
      const file = await reader.get(world.listUrl(resource, operation, {}));
      expect(file.status).toBe(list.status);
      if (list.status !== 200) continue;
      const ids = list.body["hydra:member"].map(({ id }: { id: string }) => id);
      const [headings, ...rows] = (file.body as string).replace("\uFEFF", "").trim().split("\r\n");
      expect(headings?.replaceAll(/"[^"]*"/g, "").split(",")).toHaveLength(columns.length);
      expect(rows.map((row) => row.split(",").at(-1))).toEqual(ids);
      found.push(...ids);
    }
    expect(found.length).toBeGreaterThan(0);
    expect((await byline.stranger.get(`/api/${resource.path}/export`)).status).toBe(401);
  });
});
