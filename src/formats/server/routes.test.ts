import { afterAll, beforeAll, expect, test } from "vitest";
import {
  aBooking,
  anAdvertiser,
  anOperator,
  aPublisher,
  formatFields,
  goodText,
  mediaFields,
  type Publisher,
} from "../../../test/scene.ts";
import { openTestServer, type TestServer } from "../../../test/server.ts";
import { setSuspended } from "../../../test/suspension.ts";

let byline: TestServer;
let paul: Publisher;

beforeAll(async () => {
  byline = await openTestServer();
  paul = await aPublisher(byline, "paul");
});

afterAll(() => byline?.close());

async function aDraft(formatType = "Advertorial"): Promise<string> {
  const { status, body } = await paul.person.post("/api/formats/drafts", { media: paul.media, formatType });
  expect([status, body.status, body.priceCents]).toEqual([201, "draft", 0]);
  return body.id;
}

async function aDraftAt(priceCents: number): Promise<string> {
  const id = await aDraft();
  expect((await paul.person.patch(`/api/formats/${id}`, { priceCents })).body.priceCents).toBe(priceCents);
  return id;
}

const read = async (id: string) => (await paul.person.get(`/api/formats/${id}`)).body;
const reviewAutomatically = (isOn: boolean) =>
  byline.database.pool.query("UPDATE operator_setting SET automatic_review = $1", [isOn]);

test("R4.4 the first answered step begins a draft that only its publisher sees, saved field by field", async () => {
  const id = await aDraft();
  expect(await read(id)).toMatchObject({ formatType: "Advertorial", textMaxCharacters: 6_000, moves: ["list"] });
  const saved = await paul.person.patch(`/api/formats/${id}`, { turnaroundHours: 96 });
  expect(saved.body).toMatchObject({ turnaroundHours: 96, status: "draft", version: 1 });
  const eve = await byline.person("eve@publisher.example");
  expect((await eve.get(`/api/formats/${id}`)).status).toBe(404);
});

test("a draft is listed when it is complete, and not before", async () => {
  const id = await aDraft();
  const early = await paul.person.patch(`/api/formats/${id}`, { status: "listed" });
  expect(early.status).toBe(422);
  expect(early.body.violations).toMatchObject([{ propertyPath: "priceCents", message: "Fill to continue" }]);
  const listed = await paul.person.patch(`/api/formats/${id}`, { priceCents: 12_000, status: "listed" });
  expect(listed.body).toMatchObject({ status: "listed", version: 1, moves: ["pause"] });
});

test("R3.8 new conditions of a listed format raise its version; examples and the same values do not", async () => {
  const { version } = await read(paul.formatId);
  const change = (edit: Record<string, unknown>) => paul.person.patch(`/api/formats/${paul.formatId}`, edit);
  expect((await change({ priceCents: formatFields.priceCents })).body.version).toBe(version);
  expect((await change({ exampleLinks: ["https://paul.example/one"] })).body.version).toBe(version);
  expect((await change({ adLabel: "Sponsored" })).body.version).toBe(version + 1);
  expect(await byline.happenedTo(paul.formatId)).toEqual(["change"]);
});

test("R1.10 without automatic review an operator decides, with a reason, and the publisher is mailed", async () => {
  const olga = await anOperator(byline, "olga@byline.example");
  await reviewAutomatically(false);
  const id = await aDraft("Paid News");
  expect((await read(id)).moves).toEqual(["submit"]);
  await paul.person.patch(`/api/formats/${id}`, { priceCents: 9_000, status: "listed" });
  expect(await read(id)).toMatchObject({ status: "in_review", moves: ["pause"] });

  const waiting = await olga.get("/api/formats?status=in_review");
  expect(waiting.body["hydra:member"]).toMatchObject([{ id, moves: ["approve", "reject"] }]);
  expect((await paul.person.post(`/api/formats/${id}/approve`, {})).status).toBe(403);
  const rejected = await olga.post(`/api/formats/${id}/reject`, { reason: "Say what is refused." });
  expect(rejected.body.status).toBe("rejected");
  expect(await read(id)).toMatchObject({ rejectionReason: "Say what is refused.", moves: ["resubmit"] });

  await reviewAutomatically(true);
  await paul.person.patch(`/api/formats/${id}`, { status: "listed" });
  expect(await read(id)).toMatchObject({ status: "in_review", rejectionReason: null });
  expect((await olga.post(`/api/formats/${id}/approve`, {})).body.status).toBe("listed");
  expect((await olga.post(`/api/formats/${id}/approve`, {})).status).toBe(409);
  const trail = (await olga.get("/api/audit_events?kind=review")).body["hydra:member"];
  const decided = (name: string, ...reason: object[]) => ({
    changes: [{ after: name }, { field: "formatType", after: "Paid News" }, ...reason, { after: paul.media }],
  });
  expect(trail).toMatchObject([decided("approve"), decided("reject", { after: "Say what is refused." })]);
  await byline.settle();
  const { rows } = await byline.database.pool.query(
    "SELECT letter->>'subject' AS subject FROM mail WHERE recipient = $1 ORDER BY id",
    [paul.person.email],
  );
  expect(rows.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Paid News on .+ is not listed$/),
    expect.stringMatching(/^Paid News on .+ is listed$/),
  ]);
  expect(await byline.happenedTo(id)).toEqual(["submit", "reject", "resubmit", "approve"]);
});

test("R6.4 a suspended organization's formats offer no move, since the server refuses each", async () => {
  await setSuspended(byline, paul.organization, "Sells links that it removes");
  expect((await read(paul.formatId)).moves).toEqual([]);
  const refused = await paul.person.patch(`/api/formats/${paul.formatId}`, { status: "paused" });
  expect([refused.status, refused.body.code]).toEqual([409, "organization_suspended"]);
  await setSuspended(byline, paul.organization, null);
  expect((await read(paul.formatId)).moves).toEqual(["pause"]);
});

test("a draft copies another format of one's own, and a format goes to other media at once", async () => {
  const media = (
    await paul.person.post("/api/media", {
      organization: paul.organization,
      ...mediaFields("Paul Weekly", "weekly.example"),
    })
  ).body.id;
  await paul.person.patch(`/api/formats/${paul.formatId}`, {
    adLabel: "Promoted",
    exampleLinks: ["https://a.example/"],
  });
  const draft = await paul.person.post("/api/formats/drafts", { media, copyOf: paul.formatId });
  expect(draft.body).toMatchObject({ status: "draft", adLabel: "Promoted", exampleLinks: [], priceCents: 10_000 });
  const copies = await paul.person.post(`/api/formats/${paul.formatId}/copies`, { media: [media], priceFactor: 1.5 });
  expect(copies.body["hydra:member"]).toMatchObject([{ status: "draft", priceCents: 15_000, adLabel: "Promoted" }]);
  const atHalfDollars = await aDraftAt(4_950);
  const alike = await paul.person.post(`/api/formats/${atHalfDollars}/copies`, { media: [media] });
  expect(alike.body["hydra:member"]).toMatchObject([{ priceCents: 4_950 }]);
  const other = await aPublisher(byline, "petra");
  const foreign = await paul.person.post("/api/formats/drafts", { media, copyOf: other.formatId });
  expect(foreign.status).toBe(404);
  const abroad = await paul.person.post(`/api/formats/${paul.formatId}/copies`, { media: [media, other.media] });
  expect(abroad.status).toBe(404);
  const own = await paul.person.get(`/api/formats?organization=${other.organization}`);
  expect(own.body["hydra:totalItems"]).toBe(0);
});

test("R3.8 a Contributor Post carries no guarantee, whoever sells it and whatever is asked for", async () => {
  const offer = { ...formatFields, media: paul.media, formatType: "Contributor Post", status: "draft" };
  for (const body of [offer, { ...offer, guaranteeDays: 90 }]) {
    const made = await paul.person.post("/api/formats", body);
    expect([made.status, made.body.guaranteeDays]).toEqual([201, 0]);
    expect((await paul.person.patch(`/api/formats/${made.body.id}`, { guaranteeDays: 30 })).body.guaranteeDays).toBe(0);
    const other = { formatType: "Paid News", guaranteeDays: 30 };
    expect((await paul.person.patch(`/api/formats/${made.body.id}`, other)).body.guaranteeDays).toBe(30);
    const back = await paul.person.patch(`/api/formats/${made.body.id}`, { formatType: "Contributor Post" });
    expect(back.body.guaranteeDays).toBe(0);
  }
});

test("R3.7 Your Price is what the campaign's organization pays, not another one of the same person", async () => {
  const quentin = await aPublisher(byline, "quentin");
  const ada = await anAdvertiser(byline, "ada-of-two", 100_000);
  const second = (await ada.person.post("/api/organizations", { name: "Second Client", kind: "company" })).body.id;
  await byline.database.pool.query(
    "INSERT INTO agreed_price (id, ends_at, organization_id, format_id, price_cents) VALUES (new_id(), now() + interval '1 day', $1, $2, 5000)",
    [second, quentin.formatId],
  );
  const campaignOf = async (organization: string): Promise<string> =>
    (await ada.person.get(`/api/campaigns?organization=${organization}`)).body["hydra:member"][0].id;
  const yourPrices = async (campaign: string) => {
    const listed = await ada.person.get(`/api/formats?media=${quentin.media}&campaign=${campaign}`);
    const one = await ada.person.get(`/api/formats/${quentin.formatId}?campaign=${campaign}`);
    return [listed.body["hydra:member"][0].desiredPriceCents, one.body.desiredPriceCents];
  };
  expect(await yourPrices(ada.campaign)).toEqual([null, null]);
  expect(await yourPrices(await campaignOf(second))).toEqual([5_000, 5_000]);
  expect((await aBooking(ada, quentin.formatId)).totalCents).toBe(10_000);

  const eve = await anAdvertiser(byline, "eve", 0);
  expect((await eve.person.get(`/api/formats?media=${quentin.media}&campaign=${ada.campaign}`)).status).toBe(404);
  expect((await eve.person.get(`/api/formats/${quentin.formatId}?campaign=${ada.campaign}`)).status).toBe(404);
});

test("R4.8 orders that nobody has accepted are counted; the publisher reads those that were sent", async () => {
  const quinn = await aPublisher(byline, "quinn");
  const ada = await anAdvertiser(byline, "ada", 100_000);
  const openOrders = async () => (await quinn.person.get(`/api/open_orders/${quinn.formatId}`)).body;
  expect(await openOrders()).toMatchObject({ count: 0, orders: [] });
  const sent = await aBooking(ada, quinn.formatId);
  await aBooking(ada, quinn.formatId);
  await ada.person.patch(`/api/orders/${sent.id}`, goodText);
  await ada.person.post(`/api/orders/${sent.id}/send`, {});
  expect(await openOrders()).toMatchObject({ count: 2, orders: [{ id: sent.id, title: goodText.title }] });
  await quinn.person.post(`/api/orders/${sent.id}/accept`, {});
  expect(await openOrders()).toMatchObject({ count: 1, orders: [] });
  expect((await ada.person.get(`/api/open_orders/${quinn.formatId}`)).status).toBe(404);
});

test("R4.4 guidance on the price comes from at least eight formats of the type on similar media", async () => {
  const rita = await aPublisher(byline, "rita", { formatType: "Paid News" });
  await rita.person.patch(`/api/media/${rita.media}`, { ahrefsDr: 50 });
  const guidance = async () => (await rita.person.get(`/api/price_guidances/${rita.formatId}`)).body;
  const addMedium = async (index: number, metrics: Record<string, unknown>) => {
    const fields = { ...mediaFields(`Similar ${index}`, `similar-${index}.example`), ...metrics };
    const media = (await rita.person.post("/api/media", { organization: rita.organization, ...fields })).body.id;
    const priceCents = 10_000 + 1_000 * index;
    await rita.person.post("/api/formats", { media, ...formatFields, formatType: "Paid News", priceCents });
  };
  for (let index = 0; index < 7; index++) await addMedium(index, { ahrefsDr: 41 + index });
  await addMedium(7, { ahrefsDr: 61 });
  await addMedium(8, { ahrefsDr: 50, countries: ["DE"] });
  expect(await guidance()).toMatchObject({ count: 7, medianCents: null, lowerCents: null });
  await addMedium(9, { ahrefsDr: 60 });
  expect(await guidance()).toMatchObject({
    count: 8,
    medianCents: 13_000,
    lowerCents: 11_000,
    upperCents: 15_000,
    ahrefsDrFrom: 40,
    ahrefsDrTo: 60,
  });
});

test("the formats of several media come in one list, and one's own are found by medium, domain and type", async () => {
  const [tara, sven] = [await aPublisher(byline, "tara"), await aPublisher(byline, "sven")];
  const idsOf = async (query: string): Promise<string[]> =>
    (await tara.person.get(`/api/formats?${query}`)).body["hydra:member"].map(({ id }: { id: string }) => id);
  const both = await idsOf(`media[]=${tara.media}&media[]=${sven.media}`);
  expect(both.sort()).toEqual([tara.formatId, sven.formatId].sort());
  const { mediaName, mediaDomain, formatType } = (await tara.person.get(`/api/formats/${tara.formatId}`)).body;
  const own = `organization=${tara.organization}`;
  for (const search of [mediaName.toUpperCase(), mediaDomain, formatType])
    expect(await idsOf(`${own}&search=${encodeURIComponent(search)}`)).toEqual([tara.formatId]);
  expect(await idsOf(`${own}&search=nothing%25`)).toEqual([]);
  expect(await idsOf("search=sven")).toEqual([]);
});
