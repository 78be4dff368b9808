import { afterAll, expect, test } from "vitest";
import { runQueue } from "../../../../test/run-queue.ts";
import { aBooking, anAdvertiser, aPublisher, balances, goodText, openTrade } from "../../../../test/scene.ts";
import type { Person } from "../../../../test/server.ts";
import { verifyHeld } from "../../../cli/verify-ledger/verify-held.ts";
import { verifyLedger } from "../../../wallet/server/verify-ledger.ts";
import { publications } from "../../server/publications.ts";

const { byline, ada, paul } = await openTrade({ balanceCents: 10_000_000 });

afterAll(async () => {
  await verified();
});

/** Held money equals open orders, offers and extras, to the cent. */
async function verified(): Promise<void> {
  expect((await verifyLedger(byline.database.pool, verifyHeld)).problems).toEqual([]);
}

const order = async (id: string, person = ada.person) => (await person.get(`/api/orders/${id}`)).body;
const act = (person: Person, id: string, move: string, input: object = {}) =>
  person.post(`/api/orders/${id}/${move}`, input);
const propose = (person: Person, id: string, input: object = {}) =>
  person.post("/api/order_extras", {
    order: id,
    kind: "custom",
    name: "A second picture",
    priceCents: 4_000,
    ...input,
  });
const answer = (person: Person, extra: string, move: string, input: object = {}) =>
  person.post(`/api/order_extras/${extra}/${move}`, input);
const held = async () => (await balances(ada.person, ada.organization)).held as number;
const earnings = async () => (await balances(paul.person, paul.organization)).earnings as number;

/** An order of $100.00 that was sent. */
async function sent(): Promise<string> {
  const { id } = await aBooking(ada, paul.formatId);
  await ada.person.patch(`/api/orders/${id}`, goodText);
  await act(ada.person, id, "send");
  return id;
}

async function completed(): Promise<string> {
  const id = await sent();
  await act(paul.person, id, "accept");
  await act(paul.person, id, "publish", { publicationUrl: `https://${paul.domain}/news` });
  expect((await act(ada.person, id, "approve")).body.status).toBe("completed");
  return id;
}

/** A change that the advertiser proposed for $40.00, and the publisher agreed to. */
async function agreed(kind = "change"): Promise<{ id: string; extra: string }> {
  const id = await completed();
  const extra = (await propose(ada.person, id, { kind, name: "Another link" })).body.id as string;
  expect((await answer(paul.person, extra, "agree")).body.status).toBe("agreed");
  return { id, extra };
}

const pass = (extra: string) =>
  byline.database.pool.query("UPDATE order_extra SET deadline_at = now() - interval '1 minute' WHERE id = $1", [extra]);

test("R6.3 an extra that the publisher proposes is a part of the order once the advertiser accepts it", async () => {
  const [heldBefore, earnedBefore] = [await held(), await earnings()];
  const id = await sent();
  const proposed = await propose(paul.person, id, { note: "Our editors suggest one" });
  expect([proposed.status, proposed.body]).toMatchObject([
    201,
    { status: "open", priceCents: 4_000, feeCents: 600, earningsCents: 3_400, moves: ["withdraw"] },
  ]);
  expect(await held()).toBe(heldBefore + 10_000);
  const accepted = await answer(ada.person, proposed.body.id, "include");
  expect([accepted.status, accepted.body.status]).toEqual([200, "included"]);
  expect(await order(id)).toMatchObject({
    totalCents: 14_000,
    extras: [{ name: "A second picture", priceCents: 4_000, kind: "custom" }],
  });
  expect(await held()).toBe(heldBefore + 14_000);
  await verified();
  await act(paul.person, id, "accept");
  await act(paul.person, id, "publish", { publicationUrl: `https://${paul.domain}/news` });
  await act(ada.person, id, "approve");
  expect(await earnings()).toBe(earnedBefore + 11_900);
});

test("R4.5 an accepted extra is given back with its order", async () => {
  const before = await held();
  const id = await sent();
  const { id: extra } = (await propose(paul.person, id)).body;
  await answer(ada.person, extra, "include");
  await act(paul.person, id, "reject", { reason: "No room" });
  expect(await held()).toBe(before);
  await verified();
});

test("R4.8 an extra of the order's own stays when the format's conditions change", async () => {
  const pia = await aPublisher(byline, "pia");
  const { id } = await aBooking(ada, pia.formatId);
  await ada.person.patch(`/api/orders/${id}`, goodText);
  await act(ada.person, id, "send");
  const { id: extra } = (await propose(pia.person, id)).body;
  await answer(ada.person, extra, "include");
  await pia.person.patch(`/api/formats/${pia.formatId}`, { priceCents: 12_000 });
  const { newConditions } = await order(id);
  expect([newConditions.totalCents, newConditions.extrasGone]).toEqual([16_000, []]);
  await act(ada.person, id, "accept-conditions", { version: newConditions.version });
  expect((await order(id)).totalCents).toBe(16_000);
});

test("R6.3 an extra is declined with a reason, or taken back; nothing is held for it", async () => {
  const before = await held();
  const id = await sent();
  const first = (await propose(paul.person, id)).body.id;
  const second = (await propose(paul.person, id, { name: "A third picture" })).body.id;
  expect((await answer(ada.person, first, "decline")).status).toBe(422);
  const declined = await answer(ada.person, first, "decline", { reason: "One picture is enough" });
  expect(declined.body).toMatchObject({ status: "declined", reason: "One picture is enough" });
  expect((await answer(paul.person, second, "withdraw")).body.status).toBe("withdrawn");
  expect((await answer(ada.person, second, "include")).body.code).toBe("extra_move");
  expect(await held()).toBe(before + 10_000);
});

test("R6.3 who may: the publisher proposes its own extras, neither side answers itself, strangers find nothing", async () => {
  const id = await sent();
  expect((await propose(ada.person, id)).status).toBe(403);
  const extra = (await propose(paul.person, id)).body.id;
  expect((await answer(paul.person, extra, "include")).status).toBe(403);
  const stranger = await anAdvertiser(byline, "stranger", 0);
  expect((await propose(stranger.person, id, { kind: "change" })).status).toBe(404);
  expect((await answer(stranger.person, extra, "include")).status).toBe(404);
  expect((await stranger.person.get(`/api/order_extras/${extra}`)).status).toBe(404);
});

test("an extra that nobody answered, or whose order ended, is void", async () => {
  const [late, ended] = [await sent(), await sent()];
  const [first, second] = [(await propose(paul.person, late)).body.id, (await propose(paul.person, ended)).body.id];
  await pass(first);
  await act(ada.person, ended, "cancel");
  expect((await answer(ada.person, second, "include")).body.code).toBe("extra_move");
  await runQueue(byline, "settle-extras");
  const states = await Promise.all([first, second].map((id) => ada.person.get(`/api/order_extras/${id}`)));
  expect(states.map(({ body }) => body.status)).toEqual(["void", "void"]);
});

test("an order takes five open extras at most, and no change before it is completed", async () => {
  const id = await sent();
  for (let each = 0; each < 5; each++)
    expect((await propose(paul.person, id, { name: `Picture ${each}` })).status).toBe(201);
  const taken = await propose(paul.person, id, { name: "Picture 1" });
  expect([taken.status, taken.body.violations[0].propertyPath]).toEqual([422, "name"]);
  expect((await propose(paul.person, id)).body.code).toBe("extras_open");
  const other = await sent();
  expect((await propose(ada.person, other, { kind: "change" })).body.code).toBe("extra_move");
  expect((await propose(paul.person, await completed())).body.code).toBe("extra_move");
});

test("R4.3 a change that the advertiser asks for is held, done, confirmed and paid", async () => {
  const [heldBefore, earnedBefore] = [await held(), await earnings()];
  const { extra } = await agreed();
  expect(await held()).toBe(heldBefore + 4_000);
  await verified();
  expect((await answer(ada.person, extra, "confirm")).body.code).toBe("extra_move");
  await answer(paul.person, extra, "finish");
  const back = await answer(ada.person, extra, "reopen", { reason: "The old link is still there" });
  expect(back.body).toMatchObject({ status: "agreed", reason: "The old link is still there" });
  await answer(paul.person, extra, "finish");
  expect((await answer(ada.person, extra, "confirm")).body.status).toBe("paid");
  expect([await held(), await earnings()]).toEqual([heldBefore, earnedBefore + 8_500 + 3_400]);
  const { body } = await ada.person.get(`/api/campaigns/${ada.campaign}`);
  expect(body.heldCents).toBe(await held());
});

test("R4.3 a change that the publisher proposes is held when the advertiser agrees, and given back when it is not done", async () => {
  const before = await held();
  const id = await completed();
  const extra = (await propose(paul.person, id, { kind: "change", name: "Fresh figures" })).body.id;
  expect(await held()).toBe(before);
  await answer(ada.person, extra, "agree");
  expect(await held()).toBe(before + 4_000);
  await pass(extra);
  await runQueue(byline, "settle-extras");
  expect((await ada.person.get(`/api/order_extras/${extra}`)).body.status).toBe("lapsed");
  expect(await held()).toBe(before);
  await verified();
});

test("what is done and not answered in time counts as confirmed", async () => {
  const before = await earnings();
  const { extra } = await agreed();
  await answer(paul.person, extra, "finish");
  await pass(extra);
  await runQueue(byline, "settle-extras");
  expect(await earnings()).toBe(before + 8_500 + 3_400);
});

test("R10.3 what was changed or removed as agreed is no loss", async () => {
  const change = await agreed();
  expect((await publications.find(byline.database.reader, change.id))?.standing).toBe("undecided");
  await answer(paul.person, change.extra, "finish");
  const after = await publications.find(byline.database.reader, change.id);
  expect(after?.standing).toBe("completed");
  expect(after?.changedAt?.getTime()).toBeGreaterThan(after?.acceptedAt.getTime() ?? Number.POSITIVE_INFINITY);
  const removal = await agreed("removal");
  expect((await publications.find(byline.database.reader, removal.id))?.standing).toBe("undecided");
  await answer(paul.person, removal.extra, "finish");
  expect((await publications.find(byline.database.reader, removal.id))?.standing).toBe("over");
});

test("R8.1 R3.4 an extra that the balance or the budget does not cover is refused, with what is missing", async () => {
  const bea = await anAdvertiser(byline, "bea", 10_000);
  const { id } = await aBooking(bea, paul.formatId);
  await bea.person.patch(`/api/orders/${id}`, goodText);
  await act(bea.person, id, "send");
  const extra = (await propose(paul.person, id)).body.id;
  expect((await bea.person.get(`/api/order_extras/${extra}`)).body.missingCents).toBe(4_000);
  const refused = await answer(bea.person, extra, "include");
  expect([refused.status, refused.body.code, refused.body.missingCents]).toEqual([409, "insufficient_balance", 4_000]);
  expect((await order(id, bea.person)).totalCents).toBe(10_000);
  await bea.person.patch(`/api/campaigns/${bea.campaign}`, { budgetCents: 12_000 });
  expect((await answer(bea.person, extra, "include")).body.code).toBe("confirm_over_budget");
});

test("R4.3 of two answers at once one is given: acceptance, decline, withdrawal and the order's own end", async () => {
  const answers: [Person, string, object][] = [
    [ada.person, "include", {}],
    [ada.person, "decline", { reason: "No" }],
    [paul.person, "withdraw", {}],
  ];
  for (const one of answers)
    for (const other of answers) {
      const extra = (await propose(paul.person, await sent())).body.id;
      const given = await Promise.all([one, other].map(([person, move, input]) => answer(person, extra, move, input)));
      expect(given.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
  for (const [person, move, input] of [
    [ada.person, "cancel", {}],
    [paul.person, "reject", { reason: "No" }],
    [paul.person, "accept", {}],
  ] as const) {
    const id = await sent();
    const extra = (await propose(paul.person, id)).body.id;
    const [moved, included] = await Promise.all([act(person, id, move, input), answer(ada.person, extra, "include")]);
    expect([moved.status, [200, 409]]).toEqual([200, expect.arrayContaining([included.status])]);
  }
  await verified();
});

test("R4.3 of two confirmations, or a confirmation and a step back, one moves the money", async () => {
  const before = await earnings();
  const { extra } = await agreed();
  await answer(paul.person, extra, "finish");
  const given = await Promise.all([
    answer(ada.person, extra, "confirm"),
    answer(ada.person, extra, "confirm"),
    runQueue(byline, "settle-extras").then(() => ({ status: 0 })),
  ]);
  expect(given.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await earnings()).toBe(before + 8_500 + 3_400);
  await verified();
});

test("R4.5 the order's history says what became of its extras, and the other side is told", async () => {
  const id = await sent();
  const extra = (await propose(paul.person, id, { note: "Our editors suggest one" })).body.id;
  await answer(ada.person, extra, "include");
  const { body } = await ada.person.get(`/api/order_events?order=${id}`);
  const happened = body["hydra:member"].map(({ move, message }: Record<string, string>) => [move, message]);
  expect(happened.slice(-2)).toEqual([
    ["proposeExtra", "A second picture, $40.00\nOur editors suggest one"],
    ["includeExtra", "A second picture, $40.00"],
  ]);
  await byline.settle();
  const told = await ada.person.get("/api/notifications");
  expect(JSON.stringify(told.body)).toMatch(/"Extra on [^"]+: proposed · /);
});
