import { expect, test } from "vitest";
import {
  type Advertiser,
  aBooking,
  anAdvertiser,
  aPublisher,
  openTrade,
  type Publisher,
} from "../../../../test/scene.ts";

const { byline, ada, paul } = await openTrade({ balanceCents: 10_000_000 });

let count = 0;
/** The format is listed at $100 and the offer is $46. */
async function agreed(kept: object = {}, by: Advertiser = ada): Promise<{ nora: Publisher; id: string }> {
  count += 1;
  const nora = await aPublisher(byline, `nora-${count}`, { priceCents: 10_000 });
  return { nora, id: await anAgreement(nora, kept, by) };
}
async function anAgreement(nora: Publisher, kept: object, by: Advertiser = ada, priceCents = 4_600): Promise<string> {
  const offer = { campaign: by.campaign, format: nora.formatId, priceCents };
  const { id } = (await by.person.post("/api/offers", offer)).body;
  const answer = await nora.person.post(`/api/offers/${id}/accept`, { version: 1, ...kept });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return id;
}
const booked = async (nora: Publisher) => (await aBooking(ada, nora.formatId)).priceCents;
const prices = async (who: Advertiser | Publisher, query = "") =>
  (await who.person.get(`/api/agreed_prices?itemsPerPage=100${query}`)).body["hydra:member"];
const days = (instant: string) => Math.round((Date.parse(instant) - Date.now()) / 86_400_000);
const end = (who: Advertiser | Publisher, id: string, input: object = {}) =>
  who.person.post(`/api/agreed_prices/${id}/end`, input);

test("R3.7 an agreed price holds for 90 days unless its publisher says how long, then the listed one holds again", async () => {
  const { nora, id } = await agreed();
  const [price] = await prices(nora);
  expect(price).toMatchObject({ id, organizationName: "ada Agency", priceCents: 4_600, listedPriceCents: 10_000 });
  expect([days(price.endsAt), price.ordersLeft, price.mayEnd]).toEqual([90, null, true]);
  await nora.person.patch(`/api/formats/${nora.formatId}`, { priceCents: 50_000 });
  expect(await booked(nora)).toBe(4_600);
  await byline.database.pool.query("UPDATE agreed_price SET ends_at = now() - interval '1 second' WHERE id = $1", [id]);
  expect(await booked(nora)).toBe(50_000);
  expect(await prices(nora)).toEqual([]);
  expect((await nora.person.get(`/api/agreed_prices/${id}`)).status).toBe(404);
});

test("R3.7 a price for three orders is booked three times, and a canceled one is given back", async () => {
  const { nora } = await agreed({ keptOrders: 3 });
  expect((await prices(nora))[0]).toMatchObject({ endsAt: null, ordersLeft: 2 });
  const second = await aBooking(ada, nora.formatId);
  expect(await booked(nora)).toBe(4_600);
  expect(await booked(nora), "the fourth costs what is listed").toBe(10_000);
  expect((await ada.person.post(`/api/orders/${second.id}/cancel`, {})).status).toBe(200);
  expect((await prices(nora))[0]).toMatchObject({ ordersLeft: 1 });
  expect(await booked(nora)).toBe(4_600);
});

test("R3.7 a price for one order alone leaves an earlier one as it is", async () => {
  const { nora, id } = await agreed({ keptDays: 30 });
  await anAgreement(nora, { keptOrders: 1 }, ada, 4_000);
  expect((await prices(nora)).map((price: { id: string }) => price.id)).toEqual([id]);
  expect(await booked(nora)).toBe(4_600);
});

test("R4.3 two carts book the last order at an agreed price at once: one gets it, the other is asked again", async () => {
  const { nora } = await agreed({ keptOrders: 2 });
  const { project } = (await ada.person.get(`/api/campaigns/${ada.campaign}`)).body;
  const { id: campaign } = (await ada.person.post("/api/campaigns", { project, name: "Second", goal: "seo" })).body;
  const otherCart = (await ada.person.post("/api/carts", { campaign })).body.id;
  for (const cart of [ada.cart, otherCart])
    expect((await ada.person.post(`/api/carts/${cart}/add`, { format: nora.formatId })).status).toBe(200);
  const answers = await Promise.all(
    [ada.cart, otherCart].map((cart) => ada.person.post(`/api/carts/${cart}/book`, {})),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(["price_ended", "conditions_changed"]).toContain(refused?.body.code);
  const left = answers[0]?.status === 409 ? ada.cart : otherCart;
  const [line] = (await ada.person.get(`/api/carts/${left}`)).body.lines;
  expect(line).toMatchObject({ priceCents: 10_000, agreedPriceCents: 4_600, changed: true });
  await ada.person.post(`/api/carts/${left}/change`, { line: line.id, acceptChanges: true });
  expect((await ada.person.post(`/api/carts/${left}/book`, {})).status).toBe(201);
});

test("R3.7 its publisher ends an agreed price with 14 days' notice; who pays it is told, and booked orders keep it", async () => {
  const { nora, id } = await agreed({ keptDays: 90 });
  expect((await end(ada, id)).status).toBe(403);
  expect((await end(paul, id)).status).toBe(404);
  expect((await end(nora, id, { days: 13 })).status).toBe(422);
  const ended = await end(nora, id, { reason: "We raise all prices in the new year." });
  expect([ended.status, days(ended.body.endsAt)]).toEqual([200, 14]);
  expect((await end(nora, id)).body.code).toBe("price_ends_sooner");
  await byline.settle();
  const { rows } = await byline.database.pool.query(
    "SELECT letter::text AS letter FROM mail WHERE recipient = 'ada@advertiser.example' AND letter->>'subject' LIKE $1",
    [`Your price of $% for nora-${count} Gazette ends on %`],
  );
  expect(rows[0]?.letter).toContain("We raise all prices in the new year.");
  expect(await booked(nora)).toBe(4_600);
});

test("R3.7 who pays an agreed price and who is paid it read it, nobody else, and never as a price above the listed one", async () => {
  const zoe = await anAdvertiser(byline, "zoe", 1_000_000);
  const { nora, id } = await agreed({ keptOrders: 5 }, zoe);
  const ids = async (who: Advertiser | Publisher, query = "") =>
    (await prices(who, query)).map((price: { id: string }) => price.id);
  expect(await ids(zoe, "&side=client")).toEqual([id]);
  expect(await ids(nora, `&side=publisher&format=${nora.formatId}`)).toEqual([id]);
  expect(await ids(nora, "&side=client")).toEqual([]);
  expect(await ids(ada, `&format=${nora.formatId}`)).toEqual([]);
  const format = async (who: Advertiser | Publisher) => (await who.person.get(`/api/formats/${nora.formatId}`)).body;
  expect(await format(zoe)).toMatchObject({
    desiredPriceCents: 4_600,
    desiredPriceEndsAt: null,
    desiredPriceOrdersLeft: 4,
    agreedPriceCount: 0,
  });
  expect(await format(nora)).toMatchObject({ desiredPriceCents: null, agreedPriceCount: 1 });
  await nora.person.patch(`/api/formats/${nora.formatId}`, { priceCents: 4_000 });
  expect((await format(zoe)).desiredPriceCents).toBeNull();
  expect((await aBooking(zoe, nora.formatId)).priceCents).toBe(4_000);
  expect(await ids(nora)).toEqual([]);
});

test("R4.6 how long a price stays is the publisher's to say, in a counter-offer before the advertiser accepts it", async () => {
  const nora = await aPublisher(byline, "nora-counter", { priceCents: 10_000 });
  const offer = { campaign: ada.campaign, format: nora.formatId, priceCents: 4_600 };
  const { id } = (await ada.person.post("/api/offers", offer)).body;
  const countered = await nora.person.post(`/api/offers/${id}/counter`, {
    version: 1,
    priceCents: 5_000,
    keptOrders: 4,
  });
  expect(countered.body.versions.at(-1)).toMatchObject({ keptDays: null, keptOrders: 4 });
  const own = await ada.person.post(`/api/offers/${id}/accept`, { version: 2, keptDays: 365 });
  expect([own.status, own.body.violations[0].code]).toEqual([422, "not_yours"]);
  expect((await ada.person.post(`/api/offers/${id}/accept`, { version: 2 })).body).toMatchObject({
    isPriceKept: true,
    priceEndsAt: null,
    priceOrdersLeft: 3,
  });
});

test("R4.6 an offer tells what the format is listed at and what its advertiser pays already", async () => {
  const { nora } = await agreed();
  const offer = { campaign: ada.campaign, format: nora.formatId, priceCents: 4_000 };
  const { body } = await ada.person.post("/api/offers", offer);
  expect(body).toMatchObject({ marketPriceCents: 10_000, presentPriceCents: 4_600 });
});
