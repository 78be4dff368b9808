import { afterAll, expect, test } from "vitest";
import { runQueue } from "../../../../test/run-queue.ts";
import { aBooking, aPublisher, balances, goodText, openTrade } from "../../../../test/scene.ts";
import { formatFields } from "../../../../test/scenes/format-fields.ts";
import type { Person } from "../../../../test/server.ts";
import { verifyHeld } from "../../../cli/verify-ledger/verify-held.ts";
import { writingName } from "../../../formats/extras.ts";
import { verifyLedger } from "../../../wallet/server/verify-ledger.ts";

const { byline, ada, paul } = await openTrade({
  balanceCents: 10_000_000,
  format: { writingService: true, writingPriceCents: 2_500 },
});

afterAll(async () => {
  const { problems } = await verifyLedger(byline.database.pool, verifyHeld);
  expect(problems).toEqual([]);
});

const read = async (id: string, person = ada.person) => (await person.get(`/api/orders/${id}`)).body;
const act = (person: Person, id: string, move: string, input: object = {}) =>
  person.post(`/api/orders/${id}/${move}`, input);
const brief = "A roastery opens in Berlin. Speak to owners of cafés.";

async function beingWritten(): Promise<string> {
  const { id } = await aBooking(ada, paul.formatId, { extras: [writingName] });
  await ada.person.patch(`/api/orders/${id}`, { brief });
  await act(ada.person, id, "send-brief");
  expect((await act(paul.person, id, "accept-brief")).body.status).toBe("writing");
  return id;
}

async function written(): Promise<string> {
  const id = await beingWritten();
  await paul.person.patch(`/api/orders/${id}`, goodText);
  expect((await act(paul.person, id, "deliver-text")).body.status).toBe("written");
  return id;
}

test("R3.8 an order with the writing service costs its price and begins with a brief", async () => {
  const order = await aBooking(ada, paul.formatId, { extras: [writingName] });
  expect(order).toMatchObject({ status: "briefing", totalCents: 12_500, editable: true });
  expect((await ada.person.get(`/api/orders/${order.id}`)).body.extras).toEqual([
    { name: writingName, priceCents: 2_500, kind: "writing" },
  ]);
  expect((await paul.person.get(`/api/orders/${order.id}`)).status).toBe(404);
});

test("R5.2 a brief is sent when it is there, and the publisher reads it then", async () => {
  const { id } = await aBooking(ada, paul.formatId, { extras: [writingName] });
  const empty = await act(ada.person, id, "send-brief");
  expect([empty.status, empty.body.violations?.[0].propertyPath]).toEqual([422, "brief"]);
  expect((await ada.person.patch(`/api/orders/${id}`, { content: "<p>Mine</p>" })).body.code).toBe("text_closed");
  await ada.person.patch(`/api/orders/${id}`, { brief });
  expect((await act(ada.person, id, "send-brief")).body.status).toBe("briefed");
  expect(await read(id, paul.person)).toMatchObject({
    brief,
    moves: expect.arrayContaining(["acceptBrief", "reject"]),
  });
  expect((await ada.person.patch(`/api/orders/${id}`, { brief: "Another" })).body.code).toBe("text_closed");
});

test("R2.22 the publisher writes the text under the format's conditions, and the advertiser reads it once it was sent", async () => {
  const id = await beingWritten();
  expect((await act(paul.person, id, "deliver-text")).status).toBe(422);
  expect((await paul.person.patch(`/api/orders/${id}`, goodText)).body).toMatchObject({ ...goodText, editable: true });
  expect((await paul.person.patch(`/api/orders/${id}`, { publishOn: null })).body.code).toBe("text_closed");
  expect((await ada.person.patch(`/api/orders/${id}`, { title: "Mine" })).body.code).toBe("text_closed");
  expect(await read(id)).toMatchObject({ content: "", editable: false });
  await act(paul.person, id, "deliver-text");
  expect(await read(id)).toMatchObject(goodText);
});

test("R3.8 a booking by a program brings its brief, and sends it at once", async () => {
  const lines = [{ format: paul.formatId, extras: [writingName], brief, send: true }];
  const { status, body } = await ada.person.post("/api/orders", { campaign: ada.campaign, lines });
  expect(status, JSON.stringify(body)).toBe(201);
  expect(body["hydra:member"]).toMatchObject([{ status: "briefed" }]);
  expect((await read(body["hydra:member"][0].id, paul.person)).brief).toBe(brief);
});

test("R4.5 the advertiser asks for changes, then approves; the text is published and paid, with its writing", async () => {
  const before = await balances(paul.person, paul.organization);
  const id = await written();
  const asked = await act(ada.person, id, "request-rewrite", { reason: "Name the street" });
  expect(asked.body).toMatchObject({ status: "writing", revisionRounds: 1, reason: "Name the street" });
  expect((await read(id)).content).toBe(goodText.content);
  await act(paul.person, id, "deliver-text");
  const approved = await act(ada.person, id, "approve-text");
  expect(approved.body.status).toBe("accepted");
  expect(approved.body.acceptedAt).not.toBeNull();
  await act(paul.person, id, "publish", { publicationUrl: `https://${paul.domain}/news` });
  await act(ada.person, id, "approve");
  expect((await balances(paul.person, paul.organization)).earnings).toBe(before.earnings + 12_500 * 0.85);
});

test("a text is sent back three times; the fourth is refused", async () => {
  const id = await written();
  for (let round = 1; round <= 3; round++) {
    await act(ada.person, id, "request-rewrite", { reason: "Shorter" });
    await act(paul.person, id, "deliver-text");
  }
  expect((await act(ada.person, id, "request-rewrite", { reason: "Shorter" })).body.code).toBe("revision_rounds");
});

test("R4.5 a text that nobody answers counts as approved; one that is never written gives the money back", async () => {
  const held = (await balances(ada.person, ada.organization)).held;
  const [answered, never] = [await written(), await beingWritten()];
  await byline.database.pool.query(
    "UPDATE publication_order SET deadline_at = now() - interval '1 minute' WHERE id = ANY ($1)",
    [[answered, never]],
  );
  await runQueue(byline, "fire-deadlines");
  expect([(await read(answered)).status, (await read(never)).status]).toEqual(["accepted", "expired"]);
  expect((await balances(ada.person, ada.organization)).held).toBe(held + 12_500);
});

test("R4.7 a day that passed while the text was written no longer binds", async () => {
  const id = await written();
  await byline.database.pool.query(
    "UPDATE publication_order SET publish_date_mode = 'On', publish_on = current_date - 2 WHERE id = $1",
    [id],
  );
  const { body } = await act(ada.person, id, "approve-text");
  expect(body).toMatchObject({ status: "accepted", publishDateMode: "After", publishOn: null });
  expect(new Date(body.deadlineAt).getTime()).toBeGreaterThan(Date.now());
});

test("R4.7 a day that leaves no turnaround after the text's approval no longer binds, and one that does still binds", async () => {
  const approvedBefore = async (days: number) => {
    const id = await written();
    await byline.database.pool.query(
      "UPDATE publication_order SET publish_date_mode = 'Before', publish_on = (now() AT TIME ZONE 'UTC')::date + $2::integer WHERE id = $1",
      [id, days],
    );
    return (await act(ada.person, id, "approve-text")).body;
  };
  const late = await approvedBefore(0);
  expect(late).toMatchObject({ status: "accepted", publishDateMode: "After", publishOn: null });
  const hours = (Date.parse(late.deadlineAt) - Date.now()) / 3_600_000;
  expect(hours).toBeCloseTo(late.conditions.turnaroundHours, 0);
  expect(await approvedBefore(60)).toMatchObject({ publishDateMode: "Before" });
});

test("R4.8 an order with writing is not moved to conditions without it, and keeps its brief through a swap", async () => {
  const pia = await aPublisher(byline, "pia", { writingService: true, writingPriceCents: 1_000 });
  const { id } = await aBooking(ada, pia.formatId, { extras: [writingName] });
  await ada.person.patch(`/api/orders/${id}`, { brief });
  await pia.person.patch(`/api/formats/${pia.formatId}`, { writingService: false });
  const { newConditions } = await read(id);
  expect(newConditions).toMatchObject({ available: false, extrasGone: [writingName] });
  const refused = await act(ada.person, id, "accept-conditions", { version: newConditions.version });
  expect([refused.status, refused.body.code]).toEqual([409, "not_available"]);
  const swapped = await act(ada.person, id, "swap", { format: paul.formatId, extras: [writingName] });
  expect([swapped.body.status, swapped.body.brief]).toEqual(["briefing", brief]);
});

test("R3.8 an extra for a longer guarantee or the homepage changes what the order promises", async () => {
  const lena = await aPublisher(byline, "lena", {
    homepageDays: 1,
    extras: [
      { name: "Guarantee for a year more", priceCents: 1_000, kind: "guarantee", count: 12 },
      { name: "A week on the homepage", priceCents: 4_000, kind: "homepage", count: 7 },
      { name: "Newsletter", priceCents: 500 },
    ],
  });
  const order = await aBooking(ada, lena.formatId, {
    extras: ["Guarantee for a year more", "A week on the homepage", "Newsletter"],
  });
  expect(order.totalCents).toBe(15_500);
  const promised = async ({ id }: { id: string }) => (await ada.person.get(`/api/orders/${id}`)).body.conditions;
  expect(await promised(order)).toMatchObject({ guaranteeDays: 90 + 365, homepageDays: 8 });
  const plain = await aBooking(ada, lena.formatId);
  expect(await promised(plain)).toMatchObject({ guaranteeDays: 90, homepageDays: 1 });
});

test("R3.8 an extra that counts says how much, and no two have one name", async () => {
  const { person, media } = await aPublisher(byline, "rolf");
  const refused = async (extras: object[], more = {}) =>
    (await person.post("/api/formats", { media, ...formatFields, ...more, extras })).body.violations?.[0].propertyPath;
  const guarantee = { name: "Longer", priceCents: 100, kind: "guarantee" };
  expect(await refused([guarantee])).toBe("extras.0.count");
  expect(await refused([{ ...guarantee, count: 121 }])).toBe("extras.0.count");
  expect(await refused([{ name: "Newsletter", priceCents: 1, count: 2 }])).toBe("extras.0.count");
  expect(await refused([{ ...guarantee, count: 12 }], { formatType: "Contributor Post" })).toBe("extras.0.kind");
  const twice = { name: "Newsletter", priceCents: 100 };
  expect(await refused([twice, twice])).toBe("extras.1.name");
  expect(await refused([{ name: writingName, priceCents: 100 }])).toBe("extras.0.name");
});
