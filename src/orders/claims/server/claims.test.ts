import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runQueue } from "../../../../test/run-queue.ts";
import {
  type Advertiser,
  aBooking,
  anAdvertiser,
  anIdentityOf,
  anOperator,
  aPublisher,
  balances,
  goodText,
  type Publisher,
  spendEarnings,
} from "../../../../test/scene.ts";
import { openTestServer, type Person, type TestServer } from "../../../../test/server.ts";
import { verifyHeld } from "../../../cli/verify-ledger/verify-held.ts";
import { queuesOf } from "../../../queues.ts";
import { verifyLedger } from "../../../wallet/server/verify-ledger.ts";

let byline: TestServer;
let ada: Advertiser;
let paul: Publisher;
let olga: Person;
let publishers = 0;
/** Pages by their path; all others are gone. */
const pages = new Map<string, string>();
/** What happens while a page is looked at. */
let whileAnswering = async (): Promise<unknown> => [];
const site = createServer(async ({ url = "" }, response) => {
  await whileAnswering();
  response.writeHead(pages.has(url) ? 200 : 404, { "content-type": "text/html" }).end(pages.get(url) ?? "Gone");
});
const names = Array.from({ length: 40 }, (_, index) => `paul${index + 1}`);

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  const hosts = names.map((name) => `${name}.example=127.0.0.1:${(site.address() as AddressInfo).port}`);
  byline = await openTestServer({ env: { LINK_CHECK_HOSTS: hosts.join(",") } });
  ada = await anAdvertiser(byline, "ada", 10_000_000);
  olga = await anOperator(byline, "olga@operator.example");
});

afterAll(async () => {
  const { problems } = await verifyLedger(byline.database.pool, verifyHeld);
  expect(problems).toEqual([]);
  await byline?.close();
  site.close();
});

const query = async (text: string, ...values: unknown[]) => (await byline.database.pool.query(text, values)).rows;
const order = async (id: string) => (await ada.person.get(`/api/orders/${id}`)).body;
const claims = async (id: string, person: Person = ada.person) =>
  (await person.get(`/api/claims?order=${id}`)).body["hydra:member"];
const act = (person: Person, id: string, move: string, input: object = {}) =>
  person.post(`/api/orders/${id}/${move}`, input);
const money = async () => ({
  available: (await balances(ada.person, ada.organization)).available as number,
  earnings: (await balances(paul.person, paul.organization)).earnings as number,
});

async function look(id: string): Promise<void> {
  const queue = queuesOf(byline.config).find(({ name }) => name === "check-publication");
  await queue?.handle(byline.database, { orderId: id }, undefined as never);
}

/** As if so much time had passed since the publication and the looks at it. */
async function letPass(id: string, time: string): Promise<void> {
  await query(
    `UPDATE publication_order SET published_at = published_at - $2::interval, completed_at = completed_at - $2::interval,
       deadline_at = deadline_at - $2::interval, due_at = due_at - $2::interval, look_asked_at = look_asked_at - $2::interval WHERE id = $1`,
    id,
    time,
  );
  await query("UPDATE link_check SET checked_at = checked_at - $2::interval WHERE order_id = $1", id, time);
  await query("UPDATE order_extra SET done_at = done_at - $2::interval WHERE order_id = $1", id, time);
  await query(
    "UPDATE publication_watch SET failed_at = failed_at - $2::interval, lost_at = lost_at - $2::interval, accepted_at = accepted_at - $2::interval WHERE order_id = $1",
    id,
    time,
  );
}

/** A publication of $100.00 of a publisher of its own; its page has the approved text. */
async function published(format: Record<string, unknown> = {}): Promise<string> {
  publishers += 1;
  paul = await aPublisher(byline, `paul${publishers}`, format);
  const { id } = await aBooking(ada, paul.formatId);
  await ada.person.patch(`/api/orders/${id}`, goodText);
  await act(ada.person, id, "send");
  await act(paul.person, id, "accept");
  pages.set(`/${id}`, goodText.content);
  const answer = await act(paul.person, id, "publish", { publicationUrl: `http://${paul.domain}/${id}` });
  expect(answer.status).toBe(200);
  await look(id);
  return id;
}

/** The same, approved. */
async function completed(format: Record<string, unknown> = {}): Promise<string> {
  const id = await published(format);
  expect((await act(ada.person, id, "approve")).body.status).toBe("completed");
  return id;
}

/** Ten days later the page is gone: seen twice, an hour apart. */
async function lost(format: Record<string, unknown> = {}): Promise<string> {
  const id = await completed(format);
  await loseAgain(id, "10 days");
  return id;
}

async function loseAgain(id: string, after: string): Promise<void> {
  pages.delete(`/${id}`);
  await letPass(id, after);
  await look(id);
  expect((await order(id)).status).toBe("completed");
  await letPass(id, "1 hour");
  await look(id);
}

const mailsOf = async (number: string) => {
  await byline.settle();
  const rows = await query(
    "SELECT recipient, letter ->> 'subject' AS subject FROM mail WHERE letter ->> 'subject' LIKE $1 ORDER BY id, recipient",
    `Order ${number}: %`,
  );
  return rows.map(({ recipient, subject }) => `${recipient.split("@")[0]} ${subject.replace(/^Order \w+: /, "")}`);
};

test("R10.3 a loss that is seen twice opens a claim by itself, tells both sides, and moves no money", async () => {
  const id = await completed();
  const before = await money();
  await loseAgain(id, "10 days");
  const { status, number, dueAt, moves } = await order(id);
  expect([status, moves]).toEqual(["claimed", ["checkAgain", "contest", "waiveClaim"]]);
  const [claim] = await claims(id);
  expect(claim).toMatchObject({ status: "open", problems: ["The page answers 404."], dueAt, closedAt: null });
  expect(new Date(dueAt).toISOString()).toMatch(/T23:59:59.999Z$/);
  expect(await money()).toEqual(before);
  expect((await mailsOf(number)).filter((mail) => mail.endsWith("Claim opened"))).toEqual([
    `paul${publishers} Claim opened`,
    "ada Claim opened",
  ]);
});

test("R10.3 both sides and operators find open claims in a list; a stranger learns nothing", async () => {
  const id = await lost();
  const [{ id: claim }] = await claims(id);
  for (const person of [ada.person, paul.person, olga]) {
    const open = (await person.get("/api/claims?state=open&itemsPerPage=100")).body["hydra:member"];
    expect(open.map((each: { id: string }) => each.id)).toContain(claim);
    expect((await person.get(`/api/claims/${claim}`)).body).toMatchObject({ id: claim, totalCents: 10_000 });
  }
  for (const [person, side] of [
    [ada.person, "client"],
    [paul.person, "publisher"],
  ] as const) {
    const found = (await person.get(`/api/orders?status=claimed&side=${side}&itemsPerPage=100`)).body["hydra:member"];
    expect(found.map((each: { id: string }) => each.id)).toContain(id);
  }
  const eve = await anAdvertiser(byline, `eve${publishers}`, 0);
  expect((await eve.person.get(`/api/claims/${claim}`)).status).toBe(404);
  expect((await eve.person.get("/api/claims")).body["hydra:totalItems"]).toBe(0);
});

test("R10.3 what is back closes its claim with the evidence; what is lost anew opens another one", async () => {
  const id = await lost();
  const before = await money();
  const { completedAt, number } = await order(id);
  pages.set(`/${id}`, goodText.content);
  expect((await act(ada.person, id, "check-again")).status).toBe(200);
  await look(id);
  expect(await order(id)).toMatchObject({ status: "completed", completedAt, dueAt: null });
  expect(await claims(id)).toMatchObject([{ status: "restored", closedAt: expect.any(String) }]);
  const [evidence] = (await paul.person.get(`/api/link_checks?order=${id}`)).body["hydra:member"];
  expect(evidence).toMatchObject({ passed: true, evidence: { textShare: 1 } });
  expect(await mailsOf(number)).toContain("ada Claim closed: restored");
  await loseAgain(id, "1 day");
  expect((await claims(id)).map(({ status }: { status: string }) => status)).toEqual(["open", "restored"]);
  expect(await money()).toEqual(before);
});

test("R10.3 the publisher names another page, which is checked like a publication", async () => {
  const id = await lost();
  const elsewhere = await act(paul.person, id, "replace", { publicationUrl: "https://elsewhere.example/x" });
  expect([elsewhere.status, elsewhere.body.violations[0].propertyPath]).toEqual([422, "publicationUrl"]);
  expect((await act(ada.person, id, "replace", { publicationUrl: `http://${paul.domain}/x` })).status).toBe(403);
  pages.set(`/${id}/half`, "<p>Something else</p>");
  await act(paul.person, id, "replace", { publicationUrl: `http://${paul.domain}/${id}/half` });
  await look(id);
  expect((await order(id)).status).toBe("claimed");
  pages.set(`/${id}/new`, goodText.content);
  const publicationUrl = `http://${paul.domain}/${id}/new`;
  expect((await act(paul.person, id, "replace", { publicationUrl })).status).toBe(200);
  await look(id);
  expect(await order(id)).toMatchObject({ status: "completed", publicationUrl });
});

test("R10.3 what is not restored in time is refunded by itself from the publisher's earnings", async () => {
  const id = await lost();
  const before = await money();
  const { number } = await order(id);
  await letPass(id, "16 days");
  await runQueue(byline, "fire-deadlines");
  expect(await order(id)).toMatchObject({ status: "refunded", feeCents: 0, earningsCents: 0 });
  expect(await claims(id)).toMatchObject([{ status: "refunded" }]);
  expect(await money()).toEqual({ available: before.available + 10_000, earnings: before.earnings - 8_500 });
  expect(await mailsOf(number)).not.toContain("olga Claim closed: the money goes back");
  expect((await query("SELECT next_look_at FROM publication_watch WHERE order_id = $1", id))[0]).toBeDefined();
});

test("R10.3 the page is looked at once more before the refund: what is back in the last minute stays paid", async () => {
  const id = await lost();
  const before = await money();
  pages.set(`/${id}`, goodText.content);
  await letPass(id, "16 days");
  await runQueue(byline, "fire-deadlines");
  expect((await order(id)).status).toBe("completed");
  expect(await money()).toEqual(before);
});

test("R10.3 while Byline's own network is away no refund runs", async () => {
  const id = await lost();
  await query("UPDATE operator_setting SET known_pages = ARRAY[$1]", `http://${paul.domain}/away`);
  await letPass(id, "16 days");
  await runQueue(byline, "fire-deadlines");
  expect((await order(id)).status).toBe("claimed");
  await query("UPDATE operator_setting SET known_pages = '{}'");
  await runQueue(byline, "fire-deadlines");
  expect((await order(id)).status).toBe("refunded");
});

test("R10.3 what earnings don't cover stands as owed, and operators are told", async () => {
  const id = await lost();
  await spendEarnings(byline, paul.organization, 6_000);
  const { number } = await order(id);
  await letPass(id, "16 days");
  await runQueue(byline, "fire-deadlines");
  expect((await paul.person.get(`/api/wallets/${paul.organization}`)).body).toMatchObject({
    earningsCents: 0,
    owedCents: 6_000,
  });
  expect(await mailsOf(number)).toContain("olga Claim closed: the money goes back");
});

test("R10.3 a withdrawal that was not sent is stopped for a refund, which is paid at once; what is left is in the earnings", async () => {
  const id = await lost();
  const { person, organization } = paul;
  await anIdentityOf(byline, organization, "approved");
  await spendEarnings(byline, organization, -10_000);
  const payee = { holder: "Quill Media", iban: "DE89 3704 0044 0532 0130 00" };
  const asked = await person.post("/api/withdrawals", { organization, amountCents: 10_000, payee });
  expect(asked.status, JSON.stringify(asked.body)).toBe(201);
  await spendEarnings(byline, organization, 6_000);
  const { available } = await money();
  await letPass(id, "16 days");
  await runQueue(byline, "fire-deadlines");
  expect((await person.get(`/api/wallets/${organization}`)).body).toMatchObject({ earningsCents: 4_000, owedCents: 0 });
  expect((await money()).available).toBe(available + 10_000);
  const { number } = await order(id);
  const { status, reason } = (await person.get(`/api/withdrawals/${asked.body.id}`)).body;
  expect([status, reason]).toEqual([7, `Order ${number} is refunded.`]);
  await byline.settle();
  const subjects = await query(
    "SELECT letter->>'subject' AS subject FROM mail WHERE letter->>'subject' LIKE '%was stopped'",
  );
  expect(subjects).toHaveLength(1);
});

test("R10.3 the advertiser may accept the publication as it is; what is missing then opens no other claim", async () => {
  const id = await lost();
  expect((await act(paul.person, id, "waive-claim")).status).toBe(403);
  expect((await act(ada.person, id, "waive-claim")).body.status).toBe("completed");
  expect(await claims(id)).toMatchObject([{ status: "waived" }]);
  for (let hour = 0; hour < 3; hour++) {
    await letPass(id, "1 hour");
    await look(id);
  }
  expect((await order(id)).status).toBe("completed");
});

test("R10.3 a dispute takes an open claim's place, and its decision is the only one about the money", async () => {
  const id = await lost();
  await act(paul.person, id, "contest", { reason: "It is there, your robot is blocked" });
  expect(await claims(id)).toMatchObject([{ status: "disputed" }]);
  await letPass(id, "16 days");
  await runQueue(byline, "fire-deadlines");
  expect((await order(id)).status).toBe("contested");
  await act(ada.person, id, "answer-dispute", { reason: "It is not" });
  const before = await money();
  expect((await act(olga, id, "uphold-completion", { reason: "It is there" })).body.status).toBe("completed");
  for (let hour = 0; hour < 3; hour++) {
    await letPass(id, "1 hour");
    await look(id);
  }
  expect((await order(id)).status).toBe("completed");
  expect(await money()).toEqual(before);
});

test("R10.3 a claim runs on when the guarantee ends, and may still be disputed; after the guarantee none opens", async () => {
  const id = await lost();
  await query("UPDATE publication_order SET published_at = now() - interval '400 days' WHERE id = $1", id);
  expect((await order(id)).moves).toContain("contest");
  const late = await completed();
  await query("UPDATE publication_order SET published_at = now() - interval '91 days' WHERE id = $1", late);
  await loseAgain(late, "0 hours");
  expect([(await order(late)).status, await claims(late)]).toEqual(["completed", []]);
  expect(await mailsOf((await order(late)).number)).toContain("ada the publication has changed");
});

test("R10.3 without a guarantee nothing is claimed", async () => {
  const id = await lost({ guaranteeDays: 0 });
  expect([(await order(id)).status, await claims(id)]).toEqual(["completed", []]);
});

test("R10.3 a look at a page that was replaced meanwhile says nothing of the new one", async () => {
  const id = await lost();
  const checks = async () => (await ada.person.get(`/api/link_checks?order=${id}`)).body["hydra:totalItems"];
  const before = await checks();
  pages.set(`/${id}`, goodText.content);
  whileAnswering = () =>
    query("UPDATE publication_order SET publication_url = $2 WHERE id = $1", id, `http://${paul.domain}/other`);
  await look(id);
  whileAnswering = async () => [];
  expect([(await order(id)).status, await checks()]).toEqual(["claimed", before]);
});

test("R10.8 a publication's looks are asked for by either side of a completed order, not more often than every five minutes", async () => {
  const id = await completed();
  await letPass(id, "1 hour");
  expect((await act(ada.person, id, "check-again")).status).toBe(200);
  expect((await act(paul.person, id, "check-again")).body.code).toBe("checked_lately");
});

/** What may happen to a claim, or to the loss that opens it, at one moment. */
const racers: Record<string, (id: string) => Promise<unknown>> = {
  deadline: () => runQueue(byline, "fire-deadlines"),
  look: (id) => look(id),
  contest: (id) => act(paul.person, id, "contest", { reason: "It is there" }),
  otherContest: (id) => act(ada.person, id, "contest", { reason: "It is not" }),
  waive: (id) => act(ada.person, id, "waive-claim"),
};

/** The refund and every posting that took money back of an order. */
const takenBack = async (id: string) =>
  (await query("SELECT kind FROM ledger_posting WHERE order_id = $1 AND kind = 'take_back'", id)).length;

test.each([
  ["a dispute and the refund at the deadline", ["contest", "deadline"], false],
  ["a return and the refund at the deadline", ["look", "deadline"], true],
  ["the advertiser's word and the refund at the deadline", ["waive", "deadline"], false],
  ["two refunds at the deadline", ["deadline", "deadline"], false],
  ["disputes of both sides", ["contest", "otherContest"], false],
  ["a dispute and a return", ["contest", "look"], true],
] as const)("R10.3 R4.3 of %s, at once, one decides about the money", async (_what, pair, isBack) => {
  const id = await lost();
  await letPass(id, "16 days");
  if (isBack) pages.set(`/${id}`, goodText.content);
  await Promise.all(pair.map((racer) => racers[racer]?.(id)));
  const { status } = await order(id);
  const [claim] = await claims(id);
  // What came back first closed its claim, and is disputed as any completed order.
  const endings: Record<string, string[]> = {
    refunded: ["refunded"],
    contested: isBack ? ["disputed", "restored"] : ["disputed"],
    completed: ["restored", "waived"],
  };
  expect(endings[status]).toContain(claim.status);
  expect(await takenBack(id)).toBe(status === "refunded" ? 1 : 0);
  await runQueue(byline, "fire-deadlines");
  expect((await order(id)).status).toBe(status);
});

test("R10.3 R4.3 of a loss that is found and a dispute, at once, the dispute decides", async () => {
  const id = await completed();
  pages.delete(`/${id}`);
  await letPass(id, "10 days");
  await look(id);
  await letPass(id, "1 hour");
  await Promise.all([look(id), act(ada.person, id, "contest", { reason: "It is gone" })]);
  expect((await order(id)).status).toBe("contested");
  expect((await claims(id)).filter(({ status }: { status: string }) => status === "open")).toEqual([]);
});

test("R10.3 a look that completes an order is what its publication is compared with later, to the millisecond", async () => {
  for (let round = 0; round < 6; round++) {
    const id = await published();
    pages.delete(`/${id}`);
    await query("UPDATE publication_order SET deadline_at = now() - interval '1 minute' WHERE id = $1", id);
    await runQueue(byline, "fire-deadlines");
    pages.set(`/${id}`, goodText.content);
    await look(id);
    await loseAgain(id, "10 days");
    expect((await order(id)).status).toBe("claimed");
  }
});

test("R10.3 what both sides had changed is compared with the first look since then", async () => {
  const id = await completed();
  const change = { order: id, kind: "change", name: "Fresh figures", priceCents: 1_000 };
  const proposed = await paul.person.post("/api/order_extras", change);
  expect(proposed.status, JSON.stringify(proposed.body)).toBe(201);
  const step = (person: Person, move: string) => person.post(`/api/order_extras/${proposed.body.id}/${move}`, {});
  expect((await step(ada.person, "agree")).status).toBe(200);
  pages.set(`/${id}`, "<p>Ten tips for better sleep</p>");
  await look(id);
  expect((await step(paul.person, "finish")).status).toBe(200);
  for (const time of ["1 hour", "1 hour", "1 hour"]) {
    await letPass(id, time);
    await look(id);
  }
  expect([(await order(id)).status, await claims(id)]).toEqual(["completed", []]);
  await loseAgain(id, "1 day");
  expect((await order(id)).status).toBe("claimed");
});
