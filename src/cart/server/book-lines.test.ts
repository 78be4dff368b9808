import { beforeEach, expect, test } from "vitest";
import { aPublisher, goodText, openTrade } from "../../../test/scene.ts";
import { asPerson, type Person } from "../../../test/server.ts";

const { byline, ada, paul } = await openTrade({ balanceCents: 100_000 });
const lena = await aPublisher(byline, "lena");

const book = (lines: object[], more: object = {}, person: Person = ada.person) =>
  person.post("/api/orders", { campaign: ada.campaign, lines, ...more });
const booked = async (query = "") =>
  (await ada.person.get(`/api/orders?itemsPerPage=100${query}`)).body["hydra:member"];
const tokenOf = async (scopes: string[]) => {
  const input = { name: "Desk", scopes, ...(scopes.includes("money") ? { spendLimitCents: 25_000 } : {}) };
  const { token } = (await ada.person.post("/api/api_tokens", input)).body;
  return asPerson(byline.app, { id: ada.person.id, email: ada.person.email, token });
};

let count = 0;
beforeEach(async () => {
  count = (await booked()).length;
});
const nothingWasBooked = async () => expect(await booked()).toHaveLength(count);

test("several formats are booked with text, date and reference, one sent at once, and the cart stays as it was", async () => {
  await ada.person.post(`/api/carts/${ada.cart}/add`, { format: paul.formatId });
  const publishOn = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
  const { status, body } = await book([
    { format: lena.formatId, reference: "PO-17", publishDateMode: "On", publishOn },
    { format: paul.formatId, reference: "PO-18", ...goodText, send: true },
  ]);
  expect(status).toBe(201);
  expect(body["hydra:member"]).toMatchObject([
    { reference: "PO-17", status: "booked", publishOn, mediaName: "lena Gazette" },
    { reference: "PO-18", status: "sent", title: goodText.title, mediaName: "paul Gazette" },
  ]);
  expect((await ada.person.get(`/api/carts/${ada.cart}`)).body.lines).toHaveLength(1);
  const [found] = await booked("&reference=PO-18");
  expect([found.id, (await booked("&reference=PO-18")).length]).toEqual([body["hydra:member"][1].id, 1]);
  expect((await paul.person.get(`/api/orders/${found.id}`)).body.reference).toBeNull();
  const { lines } = (await ada.person.get(`/api/campaign_reports/${ada.campaign}`)).body;
  expect(lines.map(({ reference }: { reference: string }) => reference).sort()).toEqual(["PO-17", "PO-18"]);
});

test("all or nothing: one line that can't be booked, written or sent takes the others back", async () => {
  const good = { format: lena.formatId };
  const refusals = [
    [[good, { format: crypto.randomUUID() }], 422],
    [[good, { format: lena.formatId }], 422],
    [[good, { format: paul.formatId, extras: ["Gold rim"] }], 422],
    [[good, { format: paul.formatId, reference: "PO-17" }], 409],
    [[good, { format: paul.formatId, title: "Too short", content: "<p>Too short</p>", send: true }], 422],
  ] as const;
  for (const [lines, status] of refusals) expect((await book([...lines])).status).toBe(status);
  const total = await book([good], { expectedTotalCents: 1 });
  expect([total.status, total.body.code]).toEqual([409, "total_changed"]);
  await nothingWasBooked();
});

test("R10.2 a token names the total, spends of its limit, and needs its scope to write", async () => {
  const [buying, writing] = [await tokenOf(["read", "money"]), await tokenOf(["read", "money", "orders"])];
  const line = { format: lena.formatId };
  const unnamed = await book([line], {}, buying);
  expect([unnamed.status, unnamed.body.violations[0].propertyPath]).toEqual([422, "expectedTotalCents"]);
  const named = { expectedTotalCents: 10_000 };
  const text = { ...line, title: "A title" };
  expect((await book([text], named, buying)).body.code).toBe("token_scope");
  await nothingWasBooked();
  expect((await book([text], named, writing)).status).toBe(201);
  expect((await book([line], named, buying)).status).toBe(201);
  expect((await book([line], named, buying)).status).toBe(201);
  expect((await book([line], named, buying)).body).toMatchObject({ code: "spend_limit", leftCents: 5_000 });
});

test("R7.5 the same call with the same key books once", async () => {
  const key = { "idempotency-key": crypto.randomUUID() };
  const input = { campaign: ada.campaign, lines: [{ format: lena.formatId }] };
  const [first, again] = [
    await ada.person.post("/api/orders", input, key),
    await ada.person.post("/api/orders", input, key),
  ];
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.body["hydra:member"][0].id).toBe(first.body["hydra:member"][0].id);
  expect(await booked()).toHaveLength(count + 1);
});

test("R6.4 nobody books for another's campaign, nor learns of a format that is not listed", async () => {
  expect((await book([{ format: paul.formatId }], {}, lena.person)).status).toBe(404);
  await lena.person.patch(`/api/media/${lena.media}`, { status: "paused" });
  const { status, body } = await book([{ format: lena.formatId }]);
  expect([status, JSON.stringify(body).includes("Gazette")]).toEqual([422, false]);
  await lena.person.patch(`/api/media/${lena.media}`, { status: "listed" });
});
