import { afterAll, expect, test } from "vitest";
import { runQueue } from "../../../../test/run-queue.ts";
import { aBooking, anAdvertiser, anOperator, balances, goodText, openTrade } from "../../../../test/scene.ts";
import type { Person } from "../../../../test/server.ts";
import { verifyHeld } from "../../../cli/verify-ledger/verify-held.ts";
import { verifyLedger } from "../../../wallet/server/verify-ledger.ts";
import { publications } from "../../server/publications.ts";

const { byline, ada, paul } = await openTrade({ balanceCents: 10_000_000 });

const olga = await anOperator(byline, "olga@operator.example");

afterAll(async () => {
  await verified();
});

async function verified(): Promise<void> {
  expect((await verifyLedger(byline.database.pool, verifyHeld)).problems).toEqual([]);
}

const act = (person: Person, id: string, move: string, input: object = {}) =>
  person.post(`/api/orders/${id}/${move}`, input);
const step = (person: Person, extra: string, move: string, input: object = {}) =>
  person.post(`/api/order_extras/${extra}/${move}`, input);
const money = async () => ({
  held: (await balances(ada.person, ada.organization)).held as number,
  available: (await balances(ada.person, ada.organization)).available as number,
  earnings: (await balances(paul.person, paul.organization)).earnings as number,
});
const story = { reason: "The old link is still there", evidenceLinks: ["https://nimbus.example/agreed"] };
const answer = { reason: "It is below the picture" };

/** A change for $40.00 of a completed order, done as its publisher says. */
async function done(kind = "change"): Promise<{ id: string; extra: string }> {
  const { id } = await aBooking(ada, paul.formatId);
  await ada.person.patch(`/api/orders/${id}`, goodText);
  await act(ada.person, id, "send");
  await act(paul.person, id, "accept");
  await act(paul.person, id, "publish", { publicationUrl: `https://${paul.domain}/news` });
  await act(ada.person, id, "approve");
  const proposed = { order: id, kind, name: "Another link", priceCents: 4_000 };
  const extra = (await ada.person.post("/api/order_extras", proposed)).body.id as string;
  await step(paul.person, extra, "agree");
  expect((await step(paul.person, extra, "finish")).body.status).toBe("done");
  return { id, extra };
}

async function disputed(kind = "change"): Promise<{ id: string; extra: string }> {
  const made = await done(kind);
  expect((await step(ada.person, made.extra, "dispute", story)).body).toMatchObject({
    status: "disputed",
    dispute: { toldBy: ["client"] },
    moves: [],
  });
  return made;
}

test("R4.5 R1.10 a disputed change stands in the operators' queue with both stories, and is decided once both have told theirs", async () => {
  const { id, extra } = await disputed();
  expect((await step(olga, extra, "resolve-paid", { reason: "Done" })).body.code).toBe("answer_open");
  expect((await step(ada.person, extra, "answer-dispute", story)).body.code).toBe("story_told");
  expect((await step(paul.person, extra, "answer-dispute", answer)).body.dispute.toldBy.sort()).toEqual([
    "client",
    "publisher",
  ]);
  const queue = (await olga.get("/api/disputes?state=open")).body["hydra:member"];
  expect(queue).toContainEqual(
    expect.objectContaining({
      id: extra,
      order: `/api/orders/${id}`,
      extra: `/api/order_extras/${extra}`,
      extraName: "Another link",
      totalCents: 4_000,
      isReady: true,
    }),
  );
  const { stories } = (await olga.get(`/api/disputes/${extra}`)).body;
  expect(stories.map(({ party, text }: Record<string, string>) => [party, text])).toEqual([
    ["client", story.reason],
    ["publisher", answer.reason],
  ]);
  expect((await ada.person.get(`/api/disputes?order=${id}`)).body["hydra:totalItems"]).toBe(1);
  const before = await money();
  expect((await step(olga, extra, "resolve-paid", { reason: "It is there" })).body.status).toBe("paid");
  expect(await money()).toEqual({
    ...before,
    held: before.held - 4_000,
    earnings: before.earnings + 3_400,
  });
  expect((await paul.person.get(`/api/disputes/${extra}`)).body).toMatchObject({
    outcome: "completed",
    refundCents: 0,
    decision: "It is there",
  });
});

test.each([
  ["refunded", {}, { available: 4_000, earnings: 0 }, 0],
  ["split", { refundCents: 1_000 }, { available: 1_000, earnings: 2_550 }, 3_000],
  ["refunded", { refundCents: 4_000 }, { available: 4_000, earnings: 0 }, 0],
])("R4.3 a disputed change is %s by %o, to the cent", async (outcome, input, gained, paidCents) => {
  const { extra } = await disputed();
  await step(paul.person, extra, "answer-dispute", answer);
  const before = await money();
  const spent = async () => (await ada.person.get(`/api/campaigns/${ada.campaign}`)).body.spentCents as number;
  const spentBefore = await spent();
  const decided = await step(olga, extra, "resolve-refunded", { reason: "Not as agreed", ...input });
  expect(decided.body).toMatchObject({ status: "refunded", moves: [] });
  expect(await money()).toEqual({
    held: before.held - 4_000,
    available: before.available + gained.available,
    earnings: before.earnings + gained.earnings,
  });
  expect((await spent()) - spentBefore).toBe(paidCents);
  expect((await olga.get(`/api/disputes/${extra}`)).body.outcome).toBe(outcome);
  await verified();
});

test("a refund beyond the price is refused at its field, and one decision stands", async () => {
  const { extra } = await disputed();
  await step(paul.person, extra, "answer-dispute", answer);
  const tooMuch = await step(olga, extra, "resolve-refunded", { reason: "All", refundCents: 4_001 });
  expect([tooMuch.status, tooMuch.body.violations[0].propertyPath]).toEqual([422, "refundCents"]);
  const given = await Promise.all([
    step(olga, extra, "resolve-paid", { reason: "Yes" }),
    step(olga, extra, "resolve-refunded", { reason: "No" }),
    step(olga, extra, "resolve-refunded", { reason: "Half", refundCents: 2_000 }),
  ]);
  expect(given.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect((await step(ada.person, extra, "dispute", story)).body.code).toBe("extra_move");
  await verified();
});

test("R4.5 after three days without an answer an operator decides with one story", async () => {
  const { extra } = await disputed();
  const { answerDueAt } = (await olga.get(`/api/disputes/${extra}`)).body;
  expect((Date.parse(answerDueAt) - Date.now()) / 3_600_000).toBeCloseTo(72, 0);
  await byline.database.pool.query("UPDATE order_extra SET deadline_at = now() - interval '1 minute' WHERE id = $1", [
    extra,
  ]);
  await runQueue(byline, "settle-extras");
  expect((await olga.get(`/api/disputes/${extra}`)).body).toMatchObject({ isReady: true, answerDueAt: null });
  expect((await ada.person.get(`/api/order_extras/${extra}`)).body.status).toBe("disputed");
  expect((await step(olga, extra, "resolve-refunded", { reason: "Nobody spoke" })).body.status).toBe("refunded");
});

test("R6.3 the sides do not decide, strangers find nothing, and operators read what was said in the order", async () => {
  const { id, extra } = await disputed();
  for (const { person } of [ada, paul])
    expect((await step(person, extra, "resolve-paid", { reason: "Mine" })).status).toBe(403);
  const eve = await anAdvertiser(byline, "eve", 0);
  expect((await eve.person.get(`/api/disputes/${extra}`)).status).toBe(404);
  expect((await step(eve.person, extra, "dispute", story)).status).toBe(404);
  expect((await olga.get(`/api/orders/${id}/messages`)).body.speaker).toBe("operator");
  const custom = await aBooking(ada, paul.formatId);
  expect((await olga.get(`/api/orders/${custom.id}/messages`)).status).toBe(404);
});

test("R10.3 while a change is disputed nothing is lost, and afterwards it counts where it was paid", async () => {
  const standing = async (id: string) => (await publications.find(byline.database.reader, id))?.standing;
  const { id, extra } = await disputed("removal");
  await step(paul.person, extra, "answer-dispute", answer);
  expect(await standing(id)).toBe("over");
  await step(olga, extra, "resolve-refunded", { reason: "It is still online" });
  expect(await standing(id)).toBe("completed");
});

test("operators are mailed that a change is disputed, and both sides read the decision", async () => {
  const { id, extra } = await disputed();
  await step(paul.person, extra, "answer-dispute", answer);
  await step(olga, extra, "resolve-paid", { reason: "It is there" });
  await byline.settle();
  const { rows } = await byline.database.pool.query(
    "SELECT recipient, letter->>'subject' AS subject FROM mail WHERE letter->>'subject' LIKE '%' || (SELECT number FROM publication_order WHERE id = $1) || '%'",
    [id],
  );
  const mails = rows.map(({ recipient, subject }) => `${recipient} ${subject}`);
  expect(mails.filter((each) => each.startsWith("olga@") && each.includes("Dispute opened over"))).toHaveLength(1);
  expect(mails.filter((each) => each.includes("dispute decided: paid"))).toHaveLength(2);
});

test("the operators' mail leads to the disputed change itself, and to the queue where several are disputed", async () => {
  const { id, extra } = await disputed();
  await byline.settle();
  expect(await linkOfNewestMail()).toBe(`/operator/disputes/${extra}`);
  const proposed = { order: id, kind: "change", name: "Another picture", priceCents: 1_000 };
  const second = (await ada.person.post("/api/order_extras", proposed)).body.id as string;
  await step(paul.person, second, "agree");
  await step(paul.person, second, "finish");
  await step(ada.person, second, "dispute", story);
  await byline.settle();
  expect(await linkOfNewestMail()).toBe("/operator/disputes");
});

/** Where the newest mail to the operator leads, by its counted link. */
async function linkOfNewestMail(): Promise<string> {
  const { rows } = await byline.database.pool.query(
    `SELECT coalesce(tracked_link.target, mail.letter->'action'->>'path') AS path FROM mail
     LEFT JOIN tracked_link ON '/link/' || tracked_link.code = mail.letter->'action'->>'path'
     WHERE recipient = 'olga@operator.example' ORDER BY mail.id DESC LIMIT 1`,
  );
  return rows[0].path;
}
