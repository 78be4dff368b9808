import { pino } from "pino";
import { expect, test } from "vitest";
import { verifyHeld } from "#cli/verify-ledger/verify-held.ts";
import { verifyLedger } from "#wallet/server/verify-ledger.ts";
import {
  type Advertiser,
  aBooking,
  anAdvertiser,
  aPublisher,
  balances,
  goodText,
  openTrade,
  type Publisher,
} from "../../../test/scene.ts";
import { raceForLastDollar } from "../../../test/scenes/last-dollar.ts";
import { expireOffersQueue } from "./jobs.ts";

const log = pino({ level: "silent" });
const { byline, ada, paul } = await openTrade({ balanceCents: 10_000_000 });

const dora = await aPublisher(byline, "dora", {
  priceCents: 13_000,
  hyperlinkKind: "Dofollow For a Fee",
  dofollowFeeCents: 2_000,
  extras: [{ name: "Homepage", priceCents: 500 }],
});

const make = (input: Record<string, unknown> = {}, by = ada) =>
  by.person.post("/api/offers", { campaign: by.campaign, format: paul.formatId, priceCents: 8_000, ...input });
async function anOffer(input: Record<string, unknown> = {}, by = ada): Promise<string> {
  const { status, body } = await make(input, by);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.id;
}
const act = (who: Advertiser | Publisher, id: string, move: string, input: Record<string, unknown> = { version: 1 }) =>
  who.person.post(`/api/offers/${id}/${move}`, input);
const offer = async (id: string, who: Advertiser | Publisher = ada) => (await who.person.get(`/api/offers/${id}`)).body;
const money = (by = ada) => balances(by.person, by.organization);
const transactions = async (by = ada) =>
  (await by.person.get(`/api/transactions?organization=${by.organization}&itemsPerPage=100`)).body["hydra:member"];

test("R4.6 an offer holds its total as an Offer Booking; accepted it is an order of the same id at that price, with nothing held twice", async () => {
  const before = await money();
  const id = await anOffer({ message: "For a series", brief: "A roastery opens" });
  expect(await money()).toEqual({ ...before, available: before.available - 8_000, held: before.held + 8_000 });
  const [booking] = await transactions();
  expect(booking).toMatchObject({ type: 7, status: 3, amountCents: 8_000, offer: `/api/offers/${id}`, order: null });
  expect(await offer(id, paul)).toMatchObject({
    party: "publisher",
    status: "sent",
    brief: "A roastery opens",
    campaign: null,
    heldCents: null,
    earningsCents: 6_800,
    moves: ["accept", "counter", "decline"],
  });
  expect((await act(paul, id, "accept")).body).toMatchObject({ status: "accepted", order: `/api/orders/${id}` });
  expect(await money()).toEqual({ ...before, available: before.available - 8_000, held: before.held + 8_000 });
  const order = (await ada.person.get(`/api/orders/${id}`)).body;
  expect(order).toMatchObject({ status: "booked", priceCents: 8_000, totalCents: 8_000, feeCents: 1_200 });
  expect((await transactions())[0]).toMatchObject({ id: booking.id, order: `/api/orders/${id}` });
  const canceled = await ada.person.post(`/api/orders/${id}/cancel`, {}, { "idempotency-key": crypto.randomUUID() });
  expect(canceled.status).toBe(200);
  expect(await money()).toEqual(before);
  expect((await transactions()).filter(({ offer: of }: { offer: string }) => of === `/api/offers/${id}`)).toMatchObject(
    [{ id: booking.id, status: 5 }],
  );
});

test("R3.7 an accepted price is the organization's Your Price for the format from then on, and nobody else's", async () => {
  const bea = await anAdvertiser(byline, "bea", 100_000);
  const id = await anOffer({ format: dora.formatId, priceCents: 11_000 }, bea);
  await act(dora, id, "accept");
  expect((await aBooking(bea, dora.formatId, { hyperlinkKind: "Nofollow" })).priceCents).toBe(11_000);
  expect((await aBooking(ada, dora.formatId, { hyperlinkKind: "Nofollow" })).priceCents).toBe(13_000);
});

test("R10.10 a counter-offer is a new version that says what changed; the money follows the version that stands", async () => {
  const before = await money();
  const id = await anOffer({
    format: dora.formatId,
    priceCents: 10_000,
    hyperlinkKind: "Dofollow",
    extras: ["Homepage"],
  });
  expect((await money()).held - before.held).toBe(12_500);
  const countered = await act(dora, id, "counter", {
    version: 1,
    priceCents: 12_000,
    publishDateMode: "After",
    message: "At least this",
  });
  expect(countered.body).toMatchObject({ status: "countered", version: 2, moves: [] });
  expect((await money()).held - before.held, "a higher price is not held before the advertiser agrees").toBe(12_500);
  expect(await offer(id)).toMatchObject({ moves: ["accept", "counter", "decline", "withdraw"], heldCents: 12_500 });
  expect((await act(ada, id, "accept", { version: 1 })).body.code).toBe("offer_changed");
  const back = await act(ada, id, "counter", { version: 2, priceCents: 11_000, extras: [] });
  expect(back.body).toMatchObject({ status: "sent", version: 3, heldCents: 13_000 });
  const lower = await act(dora, id, "counter", { version: 3, hyperlinkKind: "Nofollow" });
  expect(lower.status).toBe(200);
  expect((await money()).held - before.held, "a lower total is given back at once").toBe(11_000);
  expect((await act(ada, id, "accept", { version: 4 })).body).toMatchObject({ status: "accepted" });
  expect((await money()).held - before.held).toBe(11_000);
  const { versions } = await offer(id);
  expect(versions.map(({ by, totalCents }: { by: string; totalCents: number }) => [by, totalCents])).toEqual([
    ["client", 12_500],
    ["publisher", 14_500],
    ["client", 13_000],
    ["publisher", 11_000],
  ]);
});

test("R4.6 an offer whose time has passed is accepted by nobody: it expires on the spot, and its money is back", async () => {
  const before = await money();
  const id = await anOffer({ validDays: 1 });
  await byline.database.pool.query("UPDATE offer SET expires_at = now() - interval '1 second' WHERE id = $1", [id]);
  const { status, body } = await act(paul, id, "accept");
  expect([status, body.code]).toEqual([409, "offer_move"]);
  expect([(await offer(id)).status, await money()]).toEqual(["expired", before]);
});

test("R4.6 declined, withdrawn and expired offers give every cent back, once", async () => {
  const before = await money();
  const declined = await anOffer();
  expect((await act(paul, declined, "decline", { version: 1, reason: "Too low" })).body).toMatchObject({
    status: "declined",
    reason: "Too low",
  });
  const withdrawn = await anOffer();
  expect((await act(ada, withdrawn, "withdraw", {})).body.status).toBe("withdrawn");
  const expired = await anOffer({ validDays: 1 });
  const expire = () => expireOffersQueue.handle(byline.database, {}, log);
  await expire();
  expect((await offer(expired)).status).toBe("sent");
  await byline.database.pool.query("UPDATE offer SET expires_at = expires_at - interval '1 day' WHERE id = $1", [
    expired,
  ]);
  await Promise.all([expire(), expire()]);
  expect((await offer(expired)).status).toBe("expired");
  expect(await money()).toEqual(before);
  for (const id of [declined, withdrawn, expired])
    for (const [who, move] of [
      [paul, "accept"],
      [ada, "withdraw"],
    ] as const)
      expect((await act(who, id, move, move === "withdraw" ? {} : { version: 1 })).body.code).toBe("offer_move");
});

test("R4.6 what can't be offered is refused with what to do, and nothing is held", async () => {
  const before = await money();
  const id = await anOffer();
  expect((await make()).body.code).toBe("offer_open");
  await act(ada, id, "withdraw", {});
  const refused = async (input: Record<string, unknown>, by = ada) => {
    const { status, body } = await make(input, by);
    return [status, body.violations?.[0]?.code ?? body.code];
  };
  expect(await refused({ priceCents: 10_001 })).toEqual([422, "above_price"]);
  expect((await refused({ priceCents: 99 }))[0]).toBe(422);
  expect(await refused({ extras: ["Nothing"] })).toEqual([422, "not_offered"]);
  expect(await refused({ publishDateMode: "Before", publishOn: "2020-01-01" })).toEqual([422, "publish_date"]);
  expect((await refused({ format: crypto.randomUUID() }))[0]).toBe(404);
  const poor = await anAdvertiser(byline, "poor", 100);
  const low = await make({}, poor);
  expect([low.status, low.body.code, low.body.missingCents]).toEqual([409, "insufficient_balance", 7_900]);
  expect((await offer(id, dora as Publisher))?.["@type"]).toBe("hydra:Error");
  expect((await act(dora, id, "accept")).status).toBe(404);
  expect(await money()).toEqual(before);
});

test("R4.6 an offer for a line of the cart takes it out of the cart", async () => {
  await ada.person.post(`/api/carts/${ada.cart}/add`, { format: paul.formatId });
  const id = await anOffer();
  expect((await ada.person.get(`/api/carts/${ada.cart}`)).body.lines).toEqual([]);
  await act(ada, id, "withdraw", {});
});

test("R4.6 only the side that is asked answers, and a counter has to change something", async () => {
  const id = await anOffer();
  expect((await act(ada, id, "accept")).body.code).toBe("offer_move");
  expect((await act(ada, id, "counter", { version: 1, priceCents: 7_000 })).body.code).toBe("offer_move");
  expect((await act(paul, id, "counter")).body.code).toBe("nothing_changed");
  expect((await act(paul, id, "withdraw", {})).status).toBe(403);
  await act(ada, id, "withdraw", {});
});

test("R10.10 a publisher's rule accepts and declines at once, and is nobody else's to read", async () => {
  const rule = (input: object) => paul.person.call("PUT", `/api/offer_rules/${paul.formatId}`, input);
  expect((await rule({ acceptFromCents: 5_000, declineBelowCents: 6_000 })).status).toBe(422);
  expect((await rule({ acceptFromCents: 9_000, declineBelowCents: 5_000 })).status).toBe(200);
  expect((await ada.person.get(`/api/offer_rules/${paul.formatId}`)).status).toBe(404);
  const rita = await anAdvertiser(byline, "rita", 100_000);
  const low = await anOffer({ priceCents: 4_999 }, rita);
  expect(await offer(low, rita)).toMatchObject({
    status: "declined",
    reason: expect.stringContaining("below a price"),
  });
  expect(await money(rita)).toMatchObject({ available: 100_000, held: 0 });
  const between = await anOffer({ priceCents: 5_000 }, rita);
  expect((await offer(between, rita)).status).toBe("sent");
  await act(paul, between, "counter", { version: 1, priceCents: 9_500 });
  expect((await act(rita, between, "counter", { version: 2, priceCents: 9_000 })).body.status).toBe("accepted");
  expect((await money(rita)).held).toBe(9_000);
  await rule({ acceptFromCents: null, declineBelowCents: null });
  expect((await paul.person.get(`/api/offer_rules/${paul.formatId}`)).body.acceptFromCents).toBeNull();
});

test("R3.12 each side finds its offers and is told of them; the other organization's are not there", async () => {
  const zoe = await anAdvertiser(byline, "zoe", 100_000);
  const id = await anOffer({ message: "For a series" }, zoe);
  const ids = async (who: Advertiser | Publisher, query: string) =>
    (await who.person.get(`/api/offers?itemsPerPage=100&${query}`)).body["hydra:member"].map(
      (each: { id: string }) => each.id,
    );
  expect(await ids(zoe, "side=client&status=sent")).toEqual([id]);
  expect(await ids(paul, `side=publisher&status=sent&media=${paul.media}`)).toEqual([id]);
  expect(await ids(ada, "")).not.toContain(id);
  await byline.settle();
  const mails = async (address: string) =>
    (
      await byline.database.pool.query("SELECT letter->>'subject' AS subject FROM mail WHERE recipient = $1", [address])
    ).rows.map(({ subject }) => subject);
  expect(await mails("paul@publisher.example")).toContainEqual(
    expect.stringMatching(/^Offer for paul Gazette: \$[\d.]+, answer by /),
  );
  await act(paul, id, "decline", { version: 1 });
  await byline.settle();
  expect(await mails("zoe@advertiser.example")).toContainEqual(
    expect.stringMatching(/^paul Gazette declined your offer of \$/),
  );
});

test("R10.0 both sides of an offer write to each other, and the order that it becomes goes on with what was said", async () => {
  const mia = await anAdvertiser(byline, "mia", 100_000);
  const id = await anOffer({}, mia);
  const written = await mia.person.post(`/api/offers/${id}/messages`, { body: "Is next week possible?" });
  expect(written.status).toBe(200);
  const bodies = async (path: string) =>
    (await paul.person.get(path)).body.messages.map(({ body }: { body: string }) => body);
  expect(await bodies(`/api/offers/${id}/messages`)).toEqual(["Is next week possible?"]);
  expect((await dora.person.get(`/api/offers/${id}/messages`)).status).toBe(404);
  await act(paul, id, "accept");
  await mia.person.patch(`/api/orders/${id}`, goodText);
  expect((await mia.person.post(`/api/orders/${id}/send`, {})).status).toBe(200);
  expect(await bodies(`/api/orders/${id}/messages`)).toEqual(["Is next week possible?"]);
});

test("R4.3 of all answers to one offer at once a single one counts, and the others read 409", async () => {
  for (let round = 0; round < 5; round++) {
    const before = await money();
    const id = await anOffer({ priceCents: 6_000 });
    // Odd rounds have expired, so only the clock may answer.
    const isOver = round % 2 === 1;
    const expires = isOver ? "now() - interval '1 second'" : "expires_at";
    await byline.database.pool.query(`UPDATE offer SET expires_at = ${expires} WHERE id = $1`, [id]);
    const answers = await Promise.all([
      act(paul, id, "accept"),
      act(paul, id, "decline"),
      act(paul, id, "counter", { version: 1, priceCents: 5_500 }),
      act(ada, id, "withdraw", {}),
      expireOffersQueue.handle(byline.database, {}, log),
    ]);
    const statuses = answers.flatMap((answer) => (answer ? [answer.status] : []));
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(isOver ? 0 : 2);
    const { status, heldCents } = await offer(id);
    const stays = status === "accepted" ? 6_000 : heldCents;
    expect((await money()).held - before.held).toBe(stays);
    if (status === "countered") await act(ada, id, "withdraw", {});
    else if (status === "accepted") await ada.person.post(`/api/orders/${id}/cancel`, {});
  }
});

test("R4.3 an offer and a booking race for the last dollar", async () => {
  const racer = await anAdvertiser(byline, "racer", 0);
  await raceForLastDollar(byline, {
    racer,
    cents: 10_000,
    rounds: 4,
    format: paul.formatId,
    prepare: async () => {
      const open = await racer.person.get("/api/offers?status=sent");
      for (const { id } of open.body["hydra:member"]) await act(dora, id, "accept");
      return "";
    },
    act: () => make({ format: dora.formatId, priceCents: 10_000, hyperlinkKind: "Nofollow" }, racer),
  });
});

test("R4.3 the books balance after all of it, and what is held belongs to open orders and offers", async () => {
  await anOffer({ format: dora.formatId });
  expect((await verifyLedger(byline.database.pool, verifyHeld)).problems).toEqual([]);
});
