import { expect, test } from "vitest";
import { verifyHeld } from "#cli/verify-ledger/verify-held.ts";
import { verifyLedger } from "#wallet/server/verify-ledger.ts";
import {
  aBooking,
  anAdvertiser,
  aPublisher,
  balances,
  credit,
  dayAhead,
  formatFields,
  goodText,
  mediaFields,
  openTrade,
} from "../../../test/scene.ts";
import { raceForLastDollar } from "../../../test/scenes/last-dollar.ts";

const { byline, ada, paul } = await openTrade({ balanceCents: 10_000_000 });

/** Sells at $130, with $20 more for dofollow, as the first order was booked, and an extra for $5. */
const dora = await aPublisher(byline, "dora", {
  priceCents: 13_000,
  hyperlinkKind: "Dofollow For a Fee",
  dofollowFeeCents: 2_000,
  extras: [{ name: "Homepage", priceCents: 500 }],
});

async function sent(by = ada) {
  const { id } = await aBooking(by, paul.formatId);
  await by.person.patch(`/api/orders/${id}`, goodText);
  expect((await by.person.post(`/api/orders/${id}/send`, {})).status).toBe(200);
  return id as string;
}

async function rejected(by = ada) {
  const id = await sent(by);
  expect((await paul.person.post(`/api/orders/${id}/reject`, { reason: "Off topic" })).status).toBe(200);
  return id;
}

const swap = (id: string, input: Record<string, unknown> = {}, by = ada) =>
  by.person.post(`/api/orders/${id}/swap`, { format: dora.formatId, ...input });
const order = async (id: string, by = ada) => (await by.person.get(`/api/orders/${id}`)).body;
const money = (by = ada) => balances(by.person, by.organization);
const quote = async (id: string, query = "", by = ada) => (await by.person.get(`/api/orders/${id}/swap?${query}`)).body;

const agreedDay = dayAhead();

test("R4.9 an order goes on on another medium as a new one, with its text; the first ends, and both know each other", async () => {
  const { id } = await aBooking(ada, paul.formatId, { publishDateMode: "Before", publishOn: agreedDay });
  await ada.person.patch(`/api/orders/${id}`, goodText);
  const before = await money();
  const answer = await swap(id, { hyperlinkKind: "Dofollow", extras: ["Homepage"], expectedTotalCents: 15_500 });
  expect(answer.status).toBe(201);
  const begun = await order(answer.body.id);
  expect(begun).toMatchObject({
    status: "booked",
    media: `/api/media/${dora.media}`,
    title: goodText.title,
    publishDateMode: "Before",
    publishOn: agreedDay,
    totalCents: 15_500,
    hyperlinkKind: "Dofollow",
    swappedFrom: `/api/orders/${id}`,
    swappedTo: null,
    swappable: true,
  });
  expect(begun.content).toContain("the roastery");
  const ended = await order(id);
  expect(begun.swappedFromNumber).toBe(ended.number);
  expect(ended).toMatchObject({
    status: "canceled",
    moves: [],
    swappable: false,
    swappedTo: `/api/orders/${begun.id}`,
    swappedToNumber: begun.number,
  });
  expect(await money()).toEqual({ ...before, available: before.available - 5_500, held: before.held + 5_500 });
});

test("R4.9 the new publisher learns nothing of the former one, who is told", async () => {
  const id = await sent();
  const { body: begun } = await swap(id);
  await ada.person.post(`/api/orders/${begun.id}/send`, {});
  const seen = (await dora.person.get(`/api/orders/${begun.id}`)).body;
  expect(seen).toMatchObject({ swappedFrom: null, swappedFromNumber: null });
  expect((await paul.person.get(`/api/orders/${id}`)).body).toMatchObject({ swappedTo: null, swappedToNumber: null });
  const { body: history } = await dora.person.get(`/api/order_events?order=${begun.id}`);
  expect(JSON.stringify(history)).not.toMatch(/paul|swap/i);
  await byline.settle();
  const { rows } = await byline.database.pool.query(
    "SELECT recipient FROM mail WHERE letter::text LIKE '%moved this order to another outlet%'",
  );
  expect(rows).toEqual([{ recipient: paul.person.email }]);
});

test("R4.9 a rejected order stays rejected; the whole new total is held", async () => {
  const id = await rejected();
  const before = await money();
  expect(await order(id)).toMatchObject({ swappable: true });
  expect((await swap(id)).body).toMatchObject({ status: "booked", totalCents: 15_000 });
  expect(await order(id)).toMatchObject({ status: "rejected", swappable: false });
  expect(await money()).toEqual({ ...before, available: before.available - 15_000, held: before.held + 15_000 });
  expect((await swap(id)).body.code).toBe("already_swapped");
});

test("R4.9 what it would cost is said before, with the held money counted in", async () => {
  const poor = await anAdvertiser(byline, "poor", 11_000);
  const id = await sent(poor);
  expect(await quote(id, "", poor)).toMatchObject({ spendableCents: 11_000, offer: null });
  const { offer } = await quote(id, `format=${dora.formatId}&extras=Homepage&extras=Gone`, poor);
  expect(offer).toMatchObject({
    hyperlinkKind: "Dofollow",
    extras: ["Homepage"],
    totalCents: 15_500,
    missingCents: 4_500,
  });
  const refused = await swap(id, {}, poor);
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    code: "insufficient_balance",
    missingCents: 4_000,
    "hydra:description": "Your balance is low for this media swap. Top up additional funds…",
  });
  expect(await order(id, poor)).toMatchObject({ status: "sent", swappedTo: null });
  expect(await money(poor)).toMatchObject({ available: 1_000, held: 10_000 });
  await credit(byline, poor.organization, 4_000);
  expect((await swap(id, {}, poor)).status).toBe(201);
  expect(await money(poor)).toMatchObject({ available: 0, held: 15_000 });
});

test("R4.9 a cheaper medium gives the difference back", async () => {
  const cheap = await aPublisher(byline, "cheap", { priceCents: 4_000 });
  const id = await sent();
  const before = await money();
  await swap(id, { format: cheap.formatId });
  expect(await money()).toEqual({ ...before, available: before.available + 6_000, held: before.held - 6_000 });
});

test("R10.11 what speaks against it is said; the order itself is no conflict, one's own medium is refused", async () => {
  const fresh = await anAdvertiser(byline, "fresh", 100_000);
  const second = await paul.person.post("/api/formats", { media: paul.media, ...formatFields });
  const own = await fresh.person.post("/api/media", {
    organization: fresh.organization,
    ...mediaFields("Fresh Gazette", "fresh.example"),
  });
  const ownFormat = await fresh.person.post("/api/formats", { media: own.body.id, ...formatFields });
  const id = await sent(fresh);
  const conflicts = async (format: string) => (await quote(id, `format=${format}`, fresh)).offer.conflicts;
  expect(await conflicts(second.body.id)).toEqual([]);
  await sent(fresh);
  expect(await conflicts(second.body.id)).toEqual(["booked-in-campaign"]);
  expect(await conflicts(ownFormat.body.id)).toEqual(["own-media"]);
  expect((await swap(id, { format: ownFormat.body.id }, fresh)).body.code).toBe("own_media");
  expect((await swap(id, { format: paul.formatId }, fresh)).body.code).toBe("same_format");
  expect((await swap(id, { format: second.body.id }, fresh)).status).toBe(201);
});

test("R4.9 what is not on the market, not on offer or past is refused, and nothing changes", async () => {
  const id = await sent();
  const before = await money();
  const paused = await aPublisher(byline, "paused");
  await paused.person.patch(`/api/formats/${paused.formatId}`, { status: "paused" });
  const tries: [Record<string, unknown>, number][] = [
    [{ format: paused.formatId }, 404],
    [{ format: crypto.randomUUID() }, 404],
    [{ hyperlinkKind: "Sponsored" }, 422],
    [{ extras: ["Invented"] }, 422],
    [{ publishDateMode: "On" }, 422],
    [{ publishOn: "2020-01-01" }, 422],
    [{ expectedTotalCents: 12_999 }, 409],
    [{ version: 2 }, 409],
  ];
  for (const [input, status] of tries) expect([input, (await swap(id, input)).status]).toEqual([input, status]);
  expect((await quote(id, `format=${paused.formatId}`)).offer).toBeNull();
  expect(await order(id)).toMatchObject({ status: "sent", swappedTo: null });
  expect(await money()).toEqual(before);
});

test("R4.9 only what nobody accepted is swapped; a stranger learns nothing, the publisher may not", async () => {
  const id = await sent();
  const eve = await anAdvertiser(byline, "eve", 0);
  expect((await swap(id, {}, eve)).status).toBe(404);
  expect((await eve.person.get(`/api/orders/${id}/swap`)).status).toBe(404);
  expect((await paul.person.get(`/api/orders/${id}/swap`)).status).toBe(404);
  expect((await paul.person.post(`/api/orders/${id}/swap`, { format: dora.formatId })).status).toBe(403);
  await paul.person.post(`/api/orders/${id}/accept`, {});
  expect(await order(id)).toMatchObject({ swappable: false });
  expect((await swap(id)).body.code).toBe("order_move");
});

test("R10.2 an API token's limit counts what is held more; of a rejected order, all of it", async () => {
  const make = { name: "Buyer", scopes: ["read", "money"], spendLimitCents: 5_000 };
  const { token } = (await ada.person.post("/api/api_tokens", make)).body;
  const byToken = (id: string) =>
    ada.person.post(`/api/orders/${id}/swap`, { format: dora.formatId }, { authorization: `Bearer ${token}` });
  expect((await byToken(await rejected())).body).toMatchObject({ code: "spend_limit", leftCents: 5_000 });
  expect((await byToken(await sent())).status).toBe(201);
  expect((await byToken(await sent())).body).toMatchObject({ code: "spend_limit", leftCents: 0 });
});

test("R10.12 a swap passes on what a grant counted for the former order: nobody gets it back while it is held", async () => {
  const aKey = async (spendLimitCents: number) =>
    (await ada.person.post("/api/api_tokens", { name: "Buyer", scopes: ["read", "money"], spendLimitCents })).body;
  const [buying, moving] = [await aKey(10_000), await aKey(5_000)];
  const spent = async ({ id }: { id: string }) =>
    (await ada.person.get(`/api/api_tokens/${id}`)).body.spentThisMonthCents;
  const order = await sent();
  await byline.database.pool.query(
    "INSERT INTO access_grant_spending (grant_id, month, about, spent_cents) SELECT $1, date_trunc('month', now() AT TIME ZONE 'UTC')::date, $2, 10000",
    [buying.id, order],
  );
  const swapped = await ada.person.post(
    `/api/orders/${order}/swap`,
    { format: dora.formatId },
    { authorization: `Bearer ${moving.token}` },
  );
  expect(swapped.status).toBe(201);
  expect([await spent(buying), await spent(moving)]).toEqual([10_000, 5_000]);
  expect((await ada.person.post(`/api/orders/${swapped.body.id}/cancel`, {})).status).toBe(200);
  expect([await spent(buying), await spent(moving)]).toEqual([0, 0]);
});

test("a repeated call answers the first time's order", async () => {
  const id = await sent();
  const key = { "idempotency-key": crypto.randomUUID() };
  const calls = () => ada.person.post(`/api/orders/${id}/swap`, { format: dora.formatId }, key);
  const [first, again] = [await calls(), await calls()];
  expect([first.status, again.status, again.headers["idempotency-replayed"]]).toEqual([201, 201, "true"]);
  expect(again.body.id).toBe(first.body.id);
});

test.each([
  ["booked", sent],
  ["rejected", rejected],
] as const)("R4.9 two swaps of one %s order give one", async (_name, made) => {
  const id = await made();
  const before = await money();
  const heldCents = (await order(id)).status === "sent" ? 10_000 : 0;
  const answers = await Promise.all(Array.from({ length: 6 }, () => swap(id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  expect((await money()).held - before.held).toBe(15_000 - heldCents);
});

test("R4.9 a swap against the publisher's answer: an accepted order stays, any other has moved", async () => {
  for (let round = 0; round < 8; round++) {
    const id = await sent();
    const before = await money();
    const isAccept = round % 2 === 0;
    const [swapped, publisher] = await Promise.all([
      swap(id),
      isAccept
        ? paul.person.post(`/api/orders/${id}/accept`, {})
        : paul.person.post(`/api/orders/${id}/reject`, { reason: "Off topic" }),
    ]);
    const { status } = await order(id);
    const isSwapped = swapped.status === 201;
    expect([isSwapped, publisher.status, status]).toEqual(
      isAccept
        ? [isSwapped, isSwapped ? 409 : 200, isSwapped ? "canceled" : "accepted"]
        : [true, publisher.status, publisher.status === 200 ? "rejected" : "canceled"],
    );
    expect((await money()).held - before.held).toBe(isSwapped ? 5_000 : 0);
  }
});

test("R4.3 a swap and a booking race for the last dollar: one of them wins", async () => {
  const racer = await anAdvertiser(byline, "racer", 0);
  const shop = await aPublisher(byline, "shop", { priceCents: 5_000 });
  const act = (id: string) => swap(id, {}, racer);
  const race = { racer, cents: 15_000, rounds: 8, format: shop.formatId, prepare: () => sent(racer), act };
  await raceForLastDollar(byline, race);
});

test("R4.3 the books balance after all of it", async () => {
  expect((await verifyLedger(byline.database.pool, verifyHeld)).problems).toEqual([]);
});
