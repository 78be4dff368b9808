import { afterAll, beforeAll, expect, test } from "vitest";
import { pdfPages } from "../../../../test/pdf-text.ts";
import { type Advertiser, anAdvertiser, anOperator, balances } from "../../../../test/scene.ts";
import { openTestServer, type Person, type TestServer } from "../../../../test/server.ts";
import { settingsId } from "../../../settings/settings-id.ts";
import { readUnmatchedEvents, readUnmatchedPostings } from "../../events/server/queries.ts";
import { expireTopUpsQueue } from "./jobs.ts";

let byline: TestServer;
let ada: Advertiser;
let olga: Person;
const bankDetails = "Byline Ltd\nIBAN IE64 IRCE 9205 0112 3456 78";

beforeAll(async () => {
  byline = await openTestServer();
  ada = await anAdvertiser(byline, "ada", 0);
  olga = await anOperator(byline, "olga@operator.example");
});

afterAll(() => byline?.close());

const start = (amountCents = 50_000) =>
  ada.person.post("/api/top_ups", { organization: ada.organization, amountCents, method: "transfer" });
const read = async (id: string) => (await ada.person.get(`/api/top_ups/${id}`)).body;
const available = async () => (await balances(ada.person, ada.organization)).available;

test("R3.14 without a bank account of the operator there are no bank transfers; with one its sender reads it with a reference", async () => {
  expect(await start()).toMatchObject({ status: 409, body: { code: "no_bank_account" } });
  expect((await byline.stranger.get("/api/public_settings")).body.takesTransfers).toBe(false);
  expect((await olga.patch(`/api/settings/${settingsId}`, { bankDetails })).status).toBe(200);
  expect((await byline.stranger.get("/api/public_settings")).body.takesTransfers).toBe(true);
  const { status, body } = await start();
  expect(status).toBe(201);
  expect(body).toMatchObject({ status: 1, provider: "transfer", checkoutUrl: null, bankDetails });
  expect(body.providerReference).toMatch(/^BY-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
});

test("R3.14 the operator finds a transfer by its reference and credits it once, whoever presses when", async () => {
  const before = await available();
  const { id, providerReference } = (await start(50_000)).body;
  const search = `/api/top_ups?transfers=awaited&search=${providerReference.slice(3, 7).toLowerCase()}`;
  expect((await olga.get(search)).body["hydra:member"]).toMatchObject([{ id, organizationName: "ada Agency" }]);
  const answers = await Promise.all(
    [1, 2, 3].map(() => olga.post(`/api/top_ups/${id}/receive`, { amountCents: 50_000 })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await read(id)).toMatchObject({ status: 3, bankDetails: null });
  expect(await available()).toBe(before + 50_000);
  expect((await olga.get("/api/top_ups?transfers=received")).body["hydra:member"]).toMatchObject([{ id }]);
  await byline.settle();
  const told = (await ada.person.get("/api/notifications")).body["hydra:member"];
  expect(told[0]).toMatchObject({ title: "Your bank transfer arrived: $500.00" });
  const trail = (await olga.get("/api/audit_events?kind=topUp")).body["hydra:member"];
  expect(trail[0]).toMatchObject({ subject: providerReference });
});

test("R3.14 another amount is credited only when the operator says so, as it arrived", async () => {
  const before = await available();
  const { id } = (await start(50_000)).body;
  const refused = await olga.post(`/api/top_ups/${id}/receive`, { amountCents: 45_000 });
  expect(refused).toMatchObject({ status: 409, body: { code: "amount_differs", announcedCents: 50_000 } });
  expect(refused.body["hydra:description"]).toContain("$500.00 was announced and $450.00 arrived");
  await olga.post(`/api/top_ups/${id}/receive`, { amountCents: 45_000, acceptsDifference: true });
  expect(await read(id)).toMatchObject({ status: 3, amountCents: 45_000 });
  expect(await available()).toBe(before + 45_000);
});

test("R3.14 a transfer that is rejected or called off credits nothing, and its sender reads why", async () => {
  const before = await available();
  const rejected = (await start()).body.id;
  await olga.post(`/api/top_ups/${rejected}/reject`, { reason: "It came from another company's account." });
  expect(await read(rejected)).toMatchObject({ status: 4, failureReason: "It came from another company's account." });
  const withdrawn = (await start()).body.id;
  expect((await ada.person.post(`/api/top_ups/${withdrawn}/withdraw`, {})).status).toBe(200);
  expect(await read(withdrawn)).toMatchObject({ status: 7 });
  for (const id of [rejected, withdrawn])
    expect((await olga.post(`/api/top_ups/${id}/receive`, { amountCents: 50_000 })).status).toBe(409);
  expect(await available()).toBe(before);
  await byline.settle();
  const told = (await ada.person.get("/api/notifications")).body["hydra:member"];
  expect(told[0].title).toMatch(/^Your bank transfer of \$[\d,.]+ was not accepted · BY-\S+$/);
});

test("a payment page's top-up is no bank transfer: nobody credits or calls it off by hand", async () => {
  const { id } = (await ada.person.post("/api/top_ups", { organization: ada.organization, amountCents: 5_000 })).body;
  expect((await olga.post(`/api/top_ups/${id}/receive`, { amountCents: 5_000 })).status).toBe(409);
  expect((await ada.person.post(`/api/top_ups/${id}/withdraw`, {})).status).toBe(409);
});

test("R2.16 a top-up that nobody pays in time ends with a sentence: a payment page after a day, a transfer after two months", async () => {
  const paid = { organization: ada.organization, amountCents: 5_000 };
  const page = (await ada.person.post("/api/top_ups", paid)).body.id;
  const transfer = (await start()).body.id;
  const age = async (hours: number) => {
    await byline.database.pool.query("UPDATE transaction SET created_at = created_at - make_interval(hours => $1)", [
      hours,
    ]);
    await expireTopUpsQueue.handle(byline.database, {}, byline.app.log as never);
  };
  await age(23);
  expect([(await read(page)).status, (await read(transfer)).status]).toEqual([0, 1]);
  await age(2);
  expect([(await read(page)).status, (await read(transfer)).status]).toEqual([7, 1]);
  expect((await read(page)).failureReason).toContain("Nobody paid in time");
  await age(60 * 24);
  expect((await read(transfer)).status).toBe(7);
});

test("R10.4 the operator's word is an event too, so that every transfer in the books is matched", async () => {
  const page = { page: 1, itemsPerPage: 10 };
  expect((await readUnmatchedEvents(byline.database.reader, page)).items).toEqual([]);
  expect((await readUnmatchedPostings(byline.database.reader, page)).items).toEqual([]);
});

test("R3.14 a paid top-up has a receipt as a PDF, which others do not read, and an unpaid one has none", async () => {
  await olga.patch(`/api/settings/${settingsId}`, { legalName: "Byline Ltd", legalAddress: "1 Quay\nDublin" });
  const { id, providerReference } = (await start(12_300)).body;
  const receiptOf = (token: string) =>
    byline.app.inject({ url: `/api/top_ups/${id}/receipt`, headers: { authorization: `Bearer ${token}` } });
  expect((await receiptOf(ada.person.token)).statusCode).toBe(404);
  await olga.post(`/api/top_ups/${id}/receive`, { amountCents: 12_300 });
  const answer = await receiptOf(ada.person.token);
  expect(answer.headers["content-type"]).toBe("application/pdf");
  const said = pdfPages(answer.rawPayload).join("\n");
  for (const words of ["Receipt", "Byline Ltd, 1 Quay, Dublin", "ada Agency", providerReference, "$123.00"])
    expect(said).toContain(words);
  const eve = await anAdvertiser(byline, "eve", 0);
  expect((await receiptOf(eve.person.token)).statusCode).toBe(404);
});
