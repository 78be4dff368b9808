import { expect, test } from "vitest";
import { dayOf, plusDays, weekOf } from "#platform/contract/day.ts";
import { type Advertiser, aBooking, anAdvertiser, goodText, openTrade } from "../../../../../test/scene.ts";

const { byline, ada, paul } = await openTrade({
  format: { turnaroundHours: 72, writingService: true, writingPriceCents: 1_000 },
});

const monday = plusDays(weekOf(dayOf(new Date())), 28);
const weekAt = (from: string) => ({ from, until: plusDays(from, 6) });
const closedFor = async ({ person }: { person: Advertiser["person"] }, query = "") =>
  (await person.get(`/api/slots/${paul.media}${query}`)).body.closed;
const keep = (calendar: Record<string, unknown>) => paul.person.patch(`/api/calendars/${paul.media}`, calendar);
const orderOn = (publishOn: string, by = ada) => aBooking(by, paul.formatId, { publishDateMode: "On", publishOn });

test("R2.20 a publisher keeps an outlet's capacity and holidays; those that are over drop out, and what is not named stays", async () => {
  expect((await paul.person.get(`/api/calendars/${paul.media}`)).body).toMatchObject({
    weeklyPublications: null,
    holidays: [],
  });
  const coming = weekAt(plusDays(monday, 70));
  const kept = await keep({ holidays: [coming, { from: "2020-01-01", until: "2020-01-07" }] });
  expect([kept.status, kept.body.holidays]).toEqual([200, [coming]]);
  expect((await keep({ weeklyPublications: 2 })).body).toMatchObject({ weeklyPublications: 2, holidays: [coming] });
  await byline.database.pool.query(
    `UPDATE media_calendar SET holidays = '[{"from": "2020-01-01", "until": "2020-01-07"}]'`,
  );
  expect((await paul.person.get(`/api/calendars/${paul.media}`)).body.holidays).toEqual([]);
});

test("a calendar that makes no sense is refused at its field, and somebody else's is not there", async () => {
  const wrong = await keep({ holidays: [{ from: monday, until: plusDays(monday, -1) }] });
  expect([wrong.status, wrong.body.violations[0].message]).toEqual([422, "Ends before it begins"]);
  expect((await keep({ weeklyPublications: 0 })).status).toBe(422);
  expect((await ada.person.get(`/api/calendars/${paul.media}`)).status).toBe(404);
  expect((await ada.person.patch(`/api/calendars/${paul.media}`, { weeklyPublications: 1 })).status).toBe(404);
});

test("R4.7 a week that open orders fill is closed, a canceled one frees its slot, and an order keeps none from itself", async () => {
  await keep({ weeklyPublications: 2, holidays: [] });
  expect(await closedFor(ada)).toEqual([]);
  const first = await orderOn(monday);
  await orderOn(plusDays(monday, 2));
  expect(await closedFor(ada)).toEqual([weekAt(monday)]);
  expect(await closedFor(ada, `?order=${first.id}`)).toEqual([]);
  const choice = { format: paul.formatId, publishDateMode: "On", publishOn: plusDays(monday, 4) };
  const refused = await ada.person.post(`/api/carts/${ada.cart}/add`, choice);
  expect([refused.status, refused.body.violations[0].propertyPath]).toEqual([422, "publishOn"]);
  expect(refused.body.violations[0].message).toMatch(/^No slot on \w+ \d+\. The next one is on \w+ \d+\.$/);
  expect((await ada.person.patch(`/api/orders/${first.id}`, { publishOn: plusDays(monday, 4) })).status).toBe(200);
  expect((await ada.person.post(`/api/orders/${first.id}/cancel`, {})).status).toBe(200);
  expect(await closedFor(ada)).toEqual([]);
});

test("R2.11 the cart's line says when the outlet has no slot, and takes a day with one", async () => {
  const holiday = weekAt(plusDays(monday, 14));
  await keep({ weeklyPublications: null, holidays: [holiday] });
  const added = await ada.person.post(`/api/carts/${ada.cart}/add`, { format: paul.formatId });
  const [line] = added.body.lines;
  expect(line.closed).toEqual([holiday]);
  const onDay = (publishOn: string) =>
    ada.person.post(`/api/carts/${ada.cart}/date`, { lines: [line.id], publishDateMode: "On", publishOn });
  const refused = await onDay(holiday.from);
  expect([refused.status, refused.body.violations[0].message]).toEqual([
    422,
    expect.stringMatching(/^paul.*: No slot on/i),
  ]);
  expect((await onDay(plusDays(holiday.until, 1))).status).toBe(200);
  await ada.person.post(`/api/carts/${ada.cart}/remove`, { line: line.id });
});

test("what is not accepted counts after the time to answer and the turnaround, and what was published in the week of it", async () => {
  await keep({ weeklyPublications: 1, holidays: [] });
  const { id } = await aBooking(ada, paul.formatId);
  const weekIn = (days: number) => weekAt(weekOf(plusDays(dayOf(new Date()), days)));
  expect(await closedFor(ada)).toContainEqual(weekIn(6));
  await ada.person.patch(`/api/orders/${id}`, goodText);
  await ada.person.post(`/api/orders/${id}/send`, {});
  await paul.person.post(`/api/orders/${id}/accept`, {});
  expect(await closedFor(ada)).toContainEqual(weekIn(3));
  await paul.person.post(`/api/orders/${id}/publish`, { publicationUrl: "https://paul.example/news" });
  expect(await closedFor(ada)).toContainEqual(weekIn(0));
});

test("R4.7 a publisher who writes has twice the turnaround before the first day", async () => {
  await keep({ weeklyPublications: null, holidays: [] });
  const dayIn = (days: number) => plusDays(dayOf(new Date()), days);
  const wish = (publishOn: string) =>
    ada.person.post(`/api/carts/${ada.cart}/add`, {
      format: paul.formatId,
      publishDateMode: "On",
      publishOn,
      extras: ["Writing by the publisher"],
    });
  const early = await wish(dayIn(8));
  expect([early.status, early.body.violations[0].message]).toEqual([
    422,
    expect.stringContaining("3 days to answer, 3 to write, 3 to publish"),
  ]);
  expect((await wish(dayIn(9))).status).toBe(200);
});

test("R4.7 of an offer, a proposed date and a booking for the last slot of a week at once, one has it", async () => {
  await keep({ weeklyPublications: null, holidays: [] });
  const [racer, offerer] = await Promise.all(
    ["slot-racer", "slot-offerer"].map((name) => anAdvertiser(byline, name, 100_000)),
  );
  if (!racer || !offerer) throw new Error("no racers");
  const day = plusDays(monday, 49);
  const dated = { publishDateMode: "On", publishOn: day };
  const { id: moved } = await orderOn(plusDays(day, 21), offerer);
  await offerer.person.patch(`/api/orders/${moved}`, goodText);
  await offerer.person.post(`/api/orders/${moved}/send`, {});
  expect((await offerer.person.post(`/api/orders/${moved}/propose-date`, { ...dated, reason: "Earlier" })).status).toBe(
    200,
  );
  const wish = { campaign: offerer.campaign, format: paul.formatId, priceCents: 5_000, ...dated };
  const { id: offer } = (await offerer.person.post("/api/offers", wish)).body;
  await racer.person.post(`/api/carts/${racer.cart}/add`, { format: paul.formatId, ...dated });
  await keep({ weeklyPublications: 1 });
  const answers = await Promise.all([
    paul.person.post(`/api/offers/${offer}/accept`, { version: 1 }),
    paul.person.post(`/api/orders/${moved}/accept-date`, {}),
    racer.person.post(`/api/carts/${racer.cart}/book`, {}),
  ]);
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
  for (const { body } of answers.filter(({ status }) => status >= 300))
    expect([body.code, body["hydra:description"]]).toEqual(["publish_date", expect.stringContaining("No slot on")]);
});

test("R4.7 an agreed date needs a slot of others alone: the order that has one may move within its week", async () => {
  const day = plusDays(monday, 98);
  await keep({ weeklyPublications: 1, holidays: [] });
  const mover = await anAdvertiser(byline, "slot-mover", 100_000);
  const { id } = await orderOn(day, mover);
  await mover.person.patch(`/api/orders/${id}`, goodText);
  await mover.person.post(`/api/orders/${id}/send`, {});
  const wish = { publishDateMode: "On", publishOn: plusDays(day, 1), reason: "A day later" };
  await mover.person.post(`/api/orders/${id}/propose-date`, wish);
  expect((await paul.person.post(`/api/orders/${id}/accept-date`, {})).status).toBe(200);
});

test("R4.7 of five who book the last slot of a week at once, one has it", async () => {
  await keep({ weeklyPublications: 1, holidays: [] });
  const day = plusDays(monday, 35);
  const racers = await Promise.all([1, 2, 3, 4, 5].map((number) => anAdvertiser(byline, `racer${number}`, 100_000)));
  const choice = { format: paul.formatId, publishDateMode: "On", publishOn: day };
  for (const { person, cart } of racers) expect((await person.post(`/api/carts/${cart}/add`, choice)).status).toBe(200);
  const answers = await Promise.all(racers.map(({ person, cart }) => person.post(`/api/carts/${cart}/book`, {})));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe("publish_date");
  expect(await closedFor(ada)).toContainEqual(weekAt(weekOf(day)));
});
