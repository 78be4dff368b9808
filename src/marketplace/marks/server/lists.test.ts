import { afterAll, beforeAll, expect, test } from "vitest";
import { atOnce } from "../../../../test/at-once.ts";
import { type Advertiser, aBooking, anAdvertiser, aPublisher, type Publisher } from "../../../../test/scene.ts";
import { openTestServer, type Person, type TestServer } from "../../../../test/server.ts";

let byline: TestServer;
let ada: Advertiser;
let media: Publisher[] = [];
let viewer: Person;
let eve: Advertiser;
let otherCampaign = "";

beforeAll(async () => {
  byline = await openTestServer();
  ada = await anAdvertiser(byline, "ada", 1_000_000);
  eve = await anAdvertiser(byline, "eve", 0);
  media = [];
  for (const name of ["alpha", "beta", "gamma", "delta"]) media.push(await aPublisher(byline, name));
  viewer = await byline.person("vera@advertiser.example");
  await viewer.get(`/api/client_users/${viewer.id}`);
  await byline.database.pool.query(
    "INSERT INTO organization_member (user_id, organization_id, role) VALUES ($1, $2, 'VIEWER')",
    [viewer.id, ada.organization],
  );
  const project = (await ada.person.get("/api/projects")).body["hydra:member"][0].id;
  otherCampaign = (await ada.person.post("/api/campaigns", { project, name: "Second", goal: "seo" })).body.id;
});

afterAll(() => byline?.close());

const mark = (index: number, kind: string, more: object = {}, person = ada.person) =>
  person.post("/api/medium_marks", { organization: ada.organization, media: media[index]?.media, kind, ...more });

type MarkedRow = { name: string; favourite: boolean; conflicts: string[] };

async function rows(query: string, person = ada.person): Promise<Record<string, MarkedRow>> {
  const { status, body } = await person.get(`/api/listings?order[name]=asc&${query}`);
  expect(status).toBe(200);
  expect((await person.get(`/api/listings/facets?${query}`)).body.total).toBe(body["hydra:totalItems"]);
  const found: MarkedRow[] = body["hydra:member"];
  expect(found).toHaveLength(body["hydra:totalItems"]);
  return Object.fromEntries(found.map((row) => [row.name.split(" ")[0], row]));
}

const namesOf = (found: Record<string, MarkedRow>) => Object.keys(found);

test("R3.16 a favourite is a favourite in the whole organization, seen by its members and nobody else", async () => {
  const { status, body } = await mark(0, "favourite", { note: "Quick to answer" });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    kind: "favourite",
    campaign: null,
    mediaName: "alpha Gazette",
    note: "Quick to answer",
  });
  expect(namesOf(await rows("favourite=true"))).toEqual(["alpha"]);
  expect((await rows("")).alpha?.favourite).toBe(true);
  expect(namesOf(await rows("favourite=true", viewer))).toEqual(["alpha"]);
  expect((await rows("", eve.person)).alpha?.favourite).toBe(false);
  expect((await eve.person.get("/api/medium_marks")).body["hydra:totalItems"]).toBe(0);
});

test("a medium that is marked again keeps its note, until another one is given", async () => {
  await mark(0, "blocked", { note: "Slow to pay back" });
  expect((await mark(0, "favourite")).body).toMatchObject({ kind: "favourite", note: "Slow to pay back" });
  expect((await mark(0, "favourite", { note: "" })).body.note).toBe("");
});

test("R2.15 marked media are found by a part of their name or domain, and what is typed means itself", async () => {
  const found = async (search: string) =>
    (await ada.person.get(`/api/medium_marks?search=${encodeURIComponent(search)}`)).body["hydra:totalItems"];
  expect(await found("ALPHA")).toBe(1);
  expect(await found("%")).toBe(0);
  expect(await found("no such medium")).toBe(0);
});

test("who only looks on may not mark; a stranger's organization or campaign is unknown", async () => {
  expect((await mark(1, "favourite", {}, viewer)).status).toBe(403);
  expect((await mark(1, "favourite", {}, eve.person)).status).toBe(404);
  const foreign = { organization: eve.organization, media: media[0]?.media, kind: "blocked", campaign: ada.campaign };
  expect((await eve.person.post("/api/medium_marks", foreign)).status).toBe(404);
  expect((await eve.person.get(`/api/listings?campaign=${ada.campaign}`)).status).toBe(404);
  expect((await eve.person.get(`/api/listings?organization=${ada.organization}`)).status).toBe(404);
  const { id } = (await mark(0, "favourite")).body;
  expect((await viewer.call("DELETE", `/api/medium_marks/${id}`)).status).toBe(403);
  expect((await eve.person.call("DELETE", `/api/medium_marks/${id}`)).status).toBe(404);
});

test("R3.16 a campaign has lists of its own beside the organization's", async () => {
  await mark(1, "blocked", { campaign: ada.campaign });
  expect(namesOf(await rows(`campaign=${ada.campaign}&blocked=only`))).toEqual(["beta"]);
  expect(namesOf(await rows(`campaign=${ada.campaign}&blocked=hide`))).toEqual(["alpha", "delta", "gamma"]);
  expect(namesOf(await rows(`campaign=${otherCampaign}&blocked=only`))).toEqual([]);
  expect(namesOf(await rows("blocked=hide"))).toHaveLength(4);
});

test("a medium marked as the other leaves its list; what is taken off is on none", async () => {
  const { id } = (await mark(2, "favourite")).body;
  const moved = await mark(2, "blocked");
  expect(moved.body.id).toBe(id);
  expect(namesOf(await rows("blocked=only"))).toEqual(["gamma"]);
  expect(namesOf(await rows("favourite=true"))).toEqual(["alpha"]);
  const page = await ada.person.get(`/api/medium_marks?kind=blocked&organization=${ada.organization}`);
  expect(page.body["hydra:totalItems"]).toBe(2);
  expect((await ada.person.call("DELETE", `/api/medium_marks/${id}`)).status).toBe(204);
  expect(namesOf(await rows("blocked=only"))).toEqual([]);
});

test("R3.16 a mark moves to a campaign and back in one step; one that stands there already makes room", async () => {
  const { id } = (await mark(2, "favourite", { note: "Kept" })).body;
  const there = (await mark(2, "blocked", { campaign: ada.campaign })).body.id;
  const move = (body: Record<string, unknown>, person = ada.person) => person.patch(`/api/medium_marks/${id}`, body);
  expect((await move({ campaign: ada.campaign }, viewer)).status).toBe(403);
  expect((await move({ campaign: ada.campaign }, eve.person)).status).toBe(404);
  expect((await move({ campaign: eve.campaign })).status).toBe(404);
  const moved = (await move({ campaign: ada.campaign })).body;
  expect(moved).toMatchObject({ campaign: `/api/campaigns/${ada.campaign}`, kind: "favourite", note: "Kept" });
  expect((await ada.person.get(`/api/medium_marks/${there}`)).status).toBe(404);
  expect((await move({ campaign: null, kind: "blocked" })).body).toMatchObject({ campaign: null, kind: "blocked" });
  expect((await ada.person.call("DELETE", `/api/medium_marks/${id}`)).status).toBe(204);
});

test("an organization's lists hold ten thousand media, also when two are added at once", async () => {
  const { organization, campaign, person } = await anAdvertiser(byline, "lia", 0);
  await byline.database.pool.query(
    `WITH more AS (
       INSERT INTO campaign (id, project_id, organization_id, name, goal)
       SELECT new_id(), project_id, organization_id, 'Campaign ' || number, goal FROM campaign, generate_series(1, 3333) AS number WHERE id = $1
       RETURNING id)
     INSERT INTO medium_mark (id, organization_id, campaign_id, media_project_id, kind)
     SELECT new_id(), $2, more.id, media, 'favourite' FROM more, unnest($3::uuid[]) AS media`,
    [campaign, organization, media.slice(0, 3).map((publisher) => publisher.media)],
  );
  const marks = media.slice(0, 2).map((publisher) => () => {
    return person.post("/api/medium_marks", { organization, media: publisher.media, kind: "favourite" });
  });
  const answers = await atOnce(byline.database, "medium_mark", marks);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe("too_many_marks");
});

test("R10.11 conflicts are told on every row: booked, blocked, own, in the cart", async () => {
  const [alpha, beta, , delta] = media as [Publisher, Publisher, Publisher, Publisher];
  await aBooking(ada, alpha.formatId);
  await ada.person.post(`/api/carts/${ada.cart}/add`, { format: delta.formatId });
  const found = await rows(`campaign=${ada.campaign}`);
  expect(found.alpha?.conflicts).toEqual(["booked-in-campaign"]);
  expect(found.beta?.conflicts).toEqual(["blocked"]);
  expect(found.gamma?.conflicts).toEqual([]);
  expect(found.delta?.conflicts).toEqual(["in-cart"]);
  expect((await rows(`campaign=${otherCampaign}`)).alpha?.conflicts).toEqual([]);
  expect((await rows("", beta.person)).beta?.conflicts).toEqual(["own-media"]);
});

test("R10.11 a blocked medium can still be booked; its line in the cart says so, as does a second line of one medium", async () => {
  const [alpha, beta, , delta] = media as [Publisher, Publisher, Publisher, Publisher];
  await ada.person.post(`/api/carts/${ada.cart}/add`, { format: beta.formatId });
  const cart = (await ada.person.post(`/api/carts/${ada.cart}/add`, { format: alpha.formatId })).body;
  const conflicts = Object.fromEntries(
    cart.lines.map((line: { mediaDomain: string; conflicts: string[] }) => [line.mediaDomain, line.conflicts]),
  );
  expect(conflicts).toEqual({
    [alpha.domain]: ["booked-in-campaign"],
    [beta.domain]: ["blocked"],
    [delta.domain]: [],
  });
  expect((await ada.person.post(`/api/carts/${ada.cart}/book`, {})).status).toBe(201);
});

test("R3.16 the formats of given media come in one call, to compare them", async () => {
  const two = [media[1], media[3]].map((each) => `media[]=${each?.media}`).join("&");
  expect(namesOf(await rows(two))).toEqual(["beta", "delta"]);
  expect(namesOf(await rows(`${two}&blocked=hide&campaign=${ada.campaign}`))).toEqual(["delta"]);
  expect(namesOf(await rows(`media=/api/media/${media[1]?.media}`))).toEqual(["beta"]);
});

const save = (body: object, person = ada.person) =>
  person.post("/api/saved_views", { organization: ada.organization, ...body });

test("R3.16 R10.5 a view is kept as its address says it, one's own until it is shared", async () => {
  const { status, body } = await save({
    name: "Cheap and strong",
    query:
      "?country[]=us&country[]=GB&ahrefsDr[gte]=40&order[price]=asc&columns=price&columns=ahrefsDr&widths=price.140&view=cards&page=3&utm=1",
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({ name: "Cheap and strong", shared: false, own: true });
  expect(decodeURIComponent(body.query)).toBe(
    "country=us&country=GB&ahrefsDr[gte]=40&order[price]=asc&columns=price&columns=ahrefsDr&widths=price.140&view=cards",
  );
  // Only the screen uses these; the rest of a view is the list's query.
  const asked = new URLSearchParams(body.query as string);
  for (const own of ["columns", "widths", "view"]) asked.delete(own);
  expect((await ada.person.get(`/api/listings?${asked}`)).status).toBe(200);
  expect((await viewer.get("/api/saved_views")).body["hydra:totalItems"]).toBe(0);
  await ada.person.patch(`/api/saved_views/${body.id}`, { shared: true });
  const shared = (await viewer.get("/api/saved_views")).body["hydra:member"];
  expect(shared).toMatchObject([{ id: body.id, own: false, shared: true, ownerName: "ada@advertiser.example" }]);
  expect((await viewer.patch(`/api/saved_views/${body.id}`, { name: "Mine now" })).status).toBe(403);
  expect((await viewer.call("DELETE", `/api/saved_views/${body.id}`)).status).toBe(403);
  expect((await eve.person.get(`/api/saved_views/${body.id}`)).status).toBe(404);
  expect((await ada.person.call("DELETE", `/api/saved_views/${body.id}`)).status).toBe(204);
});

test("a view that would not open, a name twice and one too many are refused, also of two at once", async () => {
  for (const query of ["country=Atlantis", "columns=weather", "widths=price_2.140"])
    expect((await save({ name: "Odd", query })).body.violations).toMatchObject([{ propertyPath: "query" }]);
  expect((await save({ name: "Once", query: "" })).status).toBe(201);
  expect((await save({ name: "ONCE", query: "" })).body.violations).toMatchObject([{ propertyPath: "name" }]);
  expect((await save({ name: "Once", query: "" }, viewer)).status).toBe(201);
  expect((await save({ name: "Foreign", query: "" }, eve.person)).status).toBe(404);
  await byline.database.pool.query(
    `INSERT INTO saved_view (id, organization_id, owner_id, name, query)
     SELECT gen_random_uuid(), $1, $2, 'view ' || number, '' FROM generate_series(2, 100) AS number`,
    [ada.organization, ada.person.id],
  );
  expect((await save({ name: "One more", query: "" })).body).toMatchObject({ code: "too_many_views" });

  await byline.database.pool.query("DELETE FROM saved_view WHERE owner_id = $1 AND name = 'view 2'", [ada.person.id]);
  const lasts = ["Last", "Last but one"].map((name) => () => save({ name, query: "" }));
  const answers = await atOnce(byline.database, "saved_view", lasts);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
});
