import { afterAll, beforeAll, expect, test } from "vitest";
import { runQueue } from "../../../../test/run-queue.ts";
import {
  type Advertiser,
  aBooking,
  anAdvertiser,
  anOperator,
  aPublisher,
  balances,
  goodText,
  type Publisher,
  spendEarnings,
} from "../../../../test/scene.ts";
import { openTestServer, type Person, type TestServer } from "../../../../test/server.ts";
import { verifyHeld } from "../../../cli/verify-ledger/verify-held.ts";
import { verifyLedger } from "../../../wallet/server/verify-ledger.ts";

let byline: TestServer;
let ada: Advertiser;
let paul: Publisher;
let olga: Person;
let publishers = 0;

beforeAll(async () => {
  byline = await openTestServer();
  ada = await anAdvertiser(byline, "ada", 10_000_000);
  olga = await anOperator(byline, "olga@operator.example");
});

afterAll(async () => {
  const { problems } = await verifyLedger(byline.database.pool, verifyHeld);
  expect(problems).toEqual([]);
  await byline?.close();
});

import { type TransactionStatus, transactionStatusNames } from "../../../wallet/transaction.ts";

const order = async (id: string) => (await ada.person.get(`/api/orders/${id}`)).body;
const dispute = async (id: string, person = olga) => (await person.get(`/api/disputes/${id}`)).body;
const act = (person: Person, id: string, move: string, input: object = {}) =>
  person.post(`/api/orders/${id}/${move}`, input);
const passing = (id: string, set: string) =>
  byline.database.pool.query(`UPDATE publication_order SET ${set} WHERE id = $1`, [id]);
const reason = "Half of the text is missing";
const story = { reason, evidenceLinks: ["https://nimbus.example/agreed"] };

/** Each has its own publisher, so that no other test touches the earnings. */
async function published(): Promise<string> {
  publishers += 1;
  paul = await aPublisher(byline, `paul${publishers}`);
  return publishedBy(paul);
}

async function publishedBy({ person, formatId, domain }: Publisher): Promise<string> {
  const { id } = await aBooking(ada, formatId);
  await ada.person.patch(`/api/orders/${id}`, goodText);
  await act(ada.person, id, "send");
  await act(person, id, "accept");
  expect((await act(person, id, "publish", { publicationUrl: `https://${domain}/news` })).status).toBe(200);
  return id;
}

async function completed(): Promise<string> {
  const id = await published();
  expect((await act(ada.person, id, "approve")).body.status).toBe("completed");
  return id;
}

const money = async () => ({
  client: await balances(ada.person, ada.organization),
  earnings: (await balances(paul.person, paul.organization)).earnings as number,
});
async function saidOf(id: string) {
  const { lines } = (await ada.person.get(`/api/campaign_reports/${ada.campaign}`)).body;
  const transactions = (await ada.person.get(`/api/transactions?organization=${ada.organization}&itemsPerPage=100`))
    .body;
  const payment = transactions["hydra:member"].find(
    (each: { type: number; order: string | null }) => each.type === 2 && each.order === `/api/orders/${id}`,
  );
  return {
    order: (await order(id)).partlyRefunded,
    report: lines.find((line: { id: string }) => line.id === id).partlyRefunded,
    payment: transactionStatusNames[payment.status as TransactionStatus],
  };
}

const owed = async () => (await paul.person.get(`/api/wallets/${paul.organization}`)).body.owedCents;

test("R4.5 a dispute has both stories with their evidence, and is decided by splitting the amount", async () => {
  const id = await published();
  const before = await money();
  const image = `/files/${crypto.randomUUID()}`;
  await act(ada.person, id, "dispute", { ...story, evidenceImages: [image] });
  expect(await order(id)).toMatchObject({ status: "disputed", dispute: { toldBy: ["client"] } });
  const early = await act(olga, id, "resolve-refunded", { reason: "Half of it", refundCents: 4_000 });
  expect([early.status, early.body.code]).toEqual([409, "answer_open"]);
  expect((await act(ada.person, id, "answer-dispute", story)).body.code).toBe("story_told");
  expect((await act(paul.person, id, "answer-dispute", { reason: "All of it is there" })).status).toBe(200);
  expect(await dispute(id)).toMatchObject({
    openedBy: "client",
    isReady: true,
    answerDueAt: null,
    stories: [
      { party: "client", text: reason, links: story.evidenceLinks, images: [image] },
      { party: "publisher", text: "All of it is there", links: [], images: [] },
    ],
  });
  const decided = await act(olga, id, "resolve-refunded", { reason: "Half of it", refundCents: 4_000 });
  expect(decided.body).toMatchObject({ status: "refunded", feeCents: 900, earningsCents: 5_100, partlyRefunded: true });
  expect(await dispute(id, paul.person)).toMatchObject({
    outcome: "split",
    refundCents: 4_000,
    decision: "Half of it",
  });
  const { client, earnings } = await money();
  expect(client).toEqual({
    ...before.client,
    available: before.client.available + 4_000,
    held: before.client.held - 10_000,
  });
  expect(earnings).toBe(before.earnings + 5_100);
});

test("R4.5 the other side has three days to answer; after that an operator decides without it", async () => {
  const id = await published();
  await act(paul.person, id, "dispute", story);
  const { answerDueAt, isReady } = await dispute(id);
  expect([isReady, Math.round((Date.parse(answerDueAt) - Date.now()) / 3_600_000)]).toEqual([false, 72]);
  await passing(id, "due_at = now() - interval '1 minute', deadline_at = now() - interval '1 minute'");
  await runQueue(byline, "fire-deadlines");
  expect(await dispute(id)).toMatchObject({ isReady: true, answerDueAt: null });
  expect((await act(olga, id, "resolve-completed", { reason: "It is there" })).body.status).toBe("completed");
  expect(await byline.happenedTo(id)).toEqual([
    "book",
    "send",
    "accept",
    "publish",
    "dispute",
    "endStories",
    "resolveCompleted",
  ]);
});

test("R1.10 operators find open disputes in a queue and are mailed; a stranger learns nothing", async () => {
  const id = await published();
  await act(ada.person, id, "dispute", story);
  const open = (await olga.get("/api/disputes?state=open&itemsPerPage=100")).body["hydra:member"];
  expect(open.map((each: { id: string }) => each.id)).toContain(id);
  await byline.settle();
  const { rows } = await byline.database.pool.query(
    "SELECT letter ->> 'subject' AS subject FROM mail WHERE recipient = 'olga@operator.example' ORDER BY id DESC LIMIT 1",
  );
  expect(rows).toEqual([
    {
      subject: expect.stringMatching(new RegExp(`^Dispute opened over .* about paul.* · ${(await order(id)).number}$`)),
    },
  ]);
  const eve = await anAdvertiser(byline, `eve${publishers}`, 0);
  expect((await eve.person.get(`/api/disputes/${id}`)).status).toBe(404);
  expect((await eve.person.get("/api/disputes")).body["hydra:totalItems"]).toBe(0);
  await act(paul.person, id, "answer-dispute", story);
  await act(olga, id, "resolve-refunded", { reason: "Refunded" });
  const decided = (await ada.person.get("/api/disputes?state=decided&itemsPerPage=100")).body["hydra:member"];
  expect(decided.find((each: { id: string }) => each.id === id)).toMatchObject({
    outcome: "refunded",
    refundCents: 10_000,
  });
});

test("R4.5 a completed order is disputed within its guarantee; what was earned covers the refund", async () => {
  const id = await completed();
  const before = await money();
  await act(ada.person, id, "contest", story);
  await act(paul.person, id, "answer-dispute", story);
  expect(await money()).toEqual(before);
  const spent = async () => (await ada.person.get(`/api/campaigns/${ada.campaign}`)).body.spentCents as number;
  const spentBefore = await spent();
  const decided = await act(olga, id, "refund-completion", { reason: "The link went", refundCents: 4_000 });
  expect(decided.body).toMatchObject({ status: "refunded", feeCents: 900, earningsCents: 5_100 });
  const after = await money();
  expect(after.client.available).toBe(before.client.available + 4_000);
  expect(after.earnings).toBe(before.earnings - 3_400);
  expect([await owed(), await spent()]).toEqual([0, spentBefore - 4_000]);
  const shown = (await paul.person.get(`/api/transactions?organization=${paul.organization}`)).body["hydra:member"];
  expect(shown).toMatchObject([
    { type: 6, amountCents: 3_400, isGivenBack: true },
    { type: 4, status: 6, amountCents: 8_500, isGivenBack: false },
  ]);
});

test('R4.5 what earnings don\'t cover stands as owed and is paid from the next ones; "Refunded" is said once all is back', async () => {
  const id = await completed();
  await spendEarnings(byline, paul.organization, 6_000);
  const before = await money();
  await act(ada.person, id, "contest", story);
  await act(paul.person, id, "answer-dispute", story);
  expect((await act(olga, id, "refund-completion", { reason: "The link went" })).body.status).toBe("refunded");
  const between = await money();
  expect([between.earnings, await owed()]).toEqual([0, 6_000]);
  expect(between.client.available).toBe(before.client.available + 10_000 - 6_000);
  expect(await saidOf(id)).toEqual({ order: true, report: true, payment: "Partially Refunded" });
  const next = await publishedBy(paul);
  await act(ada.person, next, "approve");
  const after = await money();
  expect([after.earnings, await owed()]).toEqual([2_500, 0]);
  expect(after.client.available).toBe(between.client.available - 10_000 + 6_000);
  expect(await saidOf(id)).toEqual({ order: false, report: false, payment: "Refunded" });
});

test("R10.4 a debt that was noted as paid without its posting is found in the books", async () => {
  const id = await completed();
  await spendEarnings(byline, paul.organization, 8_500);
  await act(ada.person, id, "contest", story);
  await act(paul.person, id, "answer-dispute", story);
  await act(olga, id, "refund-completion", { reason: "The link went" });
  const note = (cents: number) =>
    byline.database.pool.query("UPDATE refund_owed SET paid_cents = $2 WHERE order_id = $1", [id, cents]);
  await note(100);
  expect((await verifyLedger(byline.database.pool, verifyHeld)).problems).toEqual([
    `order ${id}: 100 of what is owed count as paid, 0 were posted`,
  ]);
  await note(0);
});

test("R4.5 a completed order stays completed when its publisher was right, and is not disputed again", async () => {
  const id = await completed();
  const { completedAt } = await order(id);
  const before = await money();
  await act(paul.person, id, "contest", story);
  await act(ada.person, id, "answer-dispute", story);
  const upheld = await act(olga, id, "uphold-completion", { reason: "All is there" });
  expect(upheld.body).toMatchObject({ status: "completed", completedAt });
  expect(await money()).toEqual(before);
  const again = await act(ada.person, id, "contest", story);
  expect([again.status, again.body.code]).toEqual([409, "disputed_already"]);
});

test("R4.5 after the guarantee a completed order is not disputed any more", async () => {
  const id = await completed();
  await passing(id, "published_at = now() - interval '400 days'");
  const late = await act(ada.person, id, "contest", story);
  expect([late.status, late.body.code]).toEqual([409, "guarantee_over"]);
});

test.each([
  ["no reason", {}, "reason"],
  ["an address that is none", { reason, evidenceLinks: ["javascript:alert(1)"] }, "evidenceLinks.0"],
  ["an image from elsewhere", { reason, evidenceImages: ["https://evil.example/x.png"] }, "evidenceImages.0"],
  ["too many links", { reason, evidenceLinks: Array(11).fill("https://nimbus.example/") }, "evidenceLinks"],
])("R4.5 a dispute with %s is refused at the field", async (_what, input, path) => {
  const id = await published();
  const { status, body } = await act(ada.person, id, "dispute", input);
  expect([status, body.violations[0].propertyPath]).toEqual([422, path]);
});
