import { beforeAll, expect, test } from "vitest";
import { aBooking, anAdvertiser, openTrade } from "../../../test/scene.ts";

const { byline, ada, paul } = await openTrade({ balanceCents: 100_000 });
let project = "";

beforeAll(async () => {
  project = (await ada.person.get("/api/projects")).body["hydra:member"][0].id;
});

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

const isThere = (answer: Promise<unknown>) =>
  Promise.race([answer.then(() => true), new Promise((resolve) => setTimeout(() => resolve(false), 300))]);

test.each([
  ["a campaign", "UPDATE campaign SET status = 'archived' WHERE id = $1", () => ada.campaign],
  ["a project", "UPDATE project SET archived_at = now() WHERE id = $1", () => project],
] as const)(
  "R3.4 while %s is being archived a booking waits, and is refused once it is",
  async (_what, archive, idOf) => {
    await ada.person.post(`/api/carts/${ada.cart}/add`, { format: paul.formatId });
    const archiving = await byline.database.pool.connect();
    await archiving.query("BEGIN");
    await archiving.query(archive, [idOf()]);
    const booking = book();
    expect(await isThere(booking)).toBe(false);
    await archiving.query("COMMIT");
    archiving.release();
    expect((await booking).body.code).toBe("campaign_closed");
    await byline.database.pool.query("UPDATE campaign SET status = 'active'");
    await byline.database.pool.query("UPDATE project SET archived_at = NULL");
  },
);

test("R3.4 of a booking and an archive at one moment, the order is booked before the archive or not at all", async () => {
  const archives = [
    () => ada.person.post(`/api/projects/${project}/archive`, {}),
    () => ada.person.patch(`/api/campaigns/${ada.campaign}`, { status: "archived" }),
  ];
  for (let round = 0; round < 20; round++) {
    const archive = archives[round % 2] as (typeof archives)[number];
    await ada.person.post(`/api/carts/${ada.cart}/add`, { format: paul.formatId });
    const [booked, archived] = await Promise.all(
      round % 4 < 2 ? [book(), archive()] : [archive(), book()].toReversed(),
    );
    expect(archived?.status).toBe(200);
    expect([201, 409]).toContain(booked?.status);
    expect((await book()).body.code).toMatch(/campaign_closed|cart_empty/);
    await ada.person.post(`/api/projects/${project}/restore`, {});
    await ada.person.patch(`/api/campaigns/${ada.campaign}`, { status: "active" });
  }
});
