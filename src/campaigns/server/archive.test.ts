import { afterAll, beforeAll, expect, test } from "vitest";
import { type Advertiser, aBooking, anAdvertiser, aPublisher, type Publisher } from "../../../test/scene.ts";
import { openTestServer, type TestServer } from "../../../test/server.ts";

let byline: TestServer;
let ada: Advertiser;
let paul: Publisher;
let project = "";

beforeAll(async () => {
  byline = await openTestServer();
  ada = await anAdvertiser(byline, "ada", 100_000);
  paul = await aPublisher(byline, "paul");
  project = (await ada.person.get("/api/projects")).body["hydra:member"][0].id;
});

afterAll(() => byline?.close());

const count = async (path: string) => (await ada.person.get(path)).body["hydra:totalItems"];
const book = () => ada.person.post(`/api/carts/${ada.cart}/book`, {});

test("R3.4 an archived campaign is out of the lists, takes no booking, and is brought back with its orders", async () => {
  const { id } = await aBooking(ada, paul.formatId);
  await ada.person.post(`/api/carts/${ada.cart}/add`, { format: paul.formatId });
  await ada.person.patch(`/api/campaigns/${ada.campaign}`, { status: "archived" });
  expect([await count("/api/campaigns"), await count("/api/campaigns?archived=true")]).toEqual([0, 1]);
  expect((await book()).body.code).toBe("campaign_closed");
  expect((await ada.person.get(`/api/orders/${id}`)).status).toBe(200);
  await ada.person.patch(`/api/campaigns/${ada.campaign}`, { status: "active" });
  expect([await count("/api/campaigns"), await count("/api/campaigns?archived=true")]).toEqual([1, 0]);
});

test("an archived project takes its campaigns along, keeps its orders, and is brought back by who edits it", async () => {
  const eve = await anAdvertiser(byline, "eve", 0);
  expect((await eve.person.post(`/api/projects/${project}/archive`, {})).status).toBe(404);
  expect((await ada.person.post(`/api/projects/${project}/archive`, {})).body.archivedAt).not.toBeNull();
  expect([await count("/api/projects"), await count("/api/projects?archived=true")]).toEqual([0, 1]);
  expect([await count("/api/campaigns"), await count("/api/campaigns?archived=true")]).toEqual([0, 1]);
  const refused = await book();
  expect([refused.status, refused.body["hydra:description"]]).toEqual([
    409,
    "This campaign's project is archived. Bring it back to book.",
  ]);
  expect(await count("/api/orders")).toBe(1);
  expect((await ada.person.post(`/api/projects/${project}/restore`, {})).body.archivedAt).toBeNull();
  expect(await count("/api/projects")).toBe(1);
  expect((await book()).status).toBe(201);
});
