import { expect, test } from "vitest";
import { anAdvertiser, balances, credit, goodText } from "../../../../test/scene.ts";
import { openConditions } from "./test-support.ts";

const { scene, byline, ada, booked, sent, changed, order, accepting, money, transactionsOf } = await openConditions();

test("R4.8 an order is flagged for both sides with what changes, and in their lists", async () => {
  const id = await sent({ extras: [{ name: "Homepage", priceCents: 500 }] });
  expect(await order(id)).toMatchObject({ newConditions: null });
  await changed({ priceCents: 12_000, textMaxCharacters: 900 });
  const flag = { version: 2, available: true, priceCents: 12_000, totalCents: 12_000, extrasGone: [] };
  expect(await order(id)).toMatchObject({
    totalCents: 10_000,
    conditions: { textMaxCharacters: 2_000 },
    newConditions: { ...flag, missingCents: 0, conditions: { textMaxCharacters: 900 } },
  });
  expect((await scene.paul.person.get(`/api/orders/${id}`)).body.newConditions).toMatchObject({
    ...flag,
    missingCents: null,
  });
  for (const [who, side] of [[ada, "client"] as const, [scene.paul, "publisher"] as const]) {
    const { body } = await who.person.get(`/api/orders?side=${side}&itemsPerPage=100`);
    const listed = body["hydra:member"].find((each: { id: string }) => each.id === id);
    expect(listed).toMatchObject({ hasNewConditions: true });
  }
});

test("R4.8 R5.2 a text is not sent before the new conditions are accepted, and then by them", async () => {
  const id = await booked();
  await ada.person.patch(`/api/orders/${id}`, goodText);
  await changed({ priceCents: 12_000, textMaxCharacters: 20 });
  expect((await order(id)).moves).toEqual(["cancel", "swap"]);
  const refused = await ada.person.post(`/api/orders/${id}/send`, {});
  expect([refused.status, refused.body.code]).toEqual([409, "conditions_changed"]);
  expect((await accepting(id, 2)).body).toMatchObject({ status: "booked", newConditions: null, totalCents: 12_000 });
  const tooLong = await ada.person.post(`/api/orders/${id}/send`, {});
  expect(tooLong.body["hydra:description"]).toContain("more than the 20 allowed");
  await ada.person.patch(`/api/orders/${id}`, { content: "<p>Short enough now</p>" });
  expect((await ada.person.post(`/api/orders/${id}/send`, {})).body.status).toBe("sent");
});

test.each([
  [
    "rises",
    12_500,
    [
      [6, 3, 12_500],
      [0, 5, 2_500],
      [0, 5, 10_000],
    ],
  ],
  [
    "falls",
    7_500,
    [
      [6, 3, 7_500],
      [6, 3, 2_500],
      [0, 5, 10_000],
    ],
  ],
  [
    "stays",
    10_000,
    [
      [6, 3, 10_000],
      [0, 5, 10_000],
    ],
  ],
])(
  "R4.3 a price that %s: the difference is held or released, a cancel gives exactly the new total back",
  async (_name, priceCents, transactions) => {
    const id = await booked();
    const before = await money();
    await changed({ priceCents, turnaroundHours: 24 });
    const { body } = await accepting(id, 2);
    expect(body).toMatchObject({ priceCents, totalCents: priceCents, conditions: { turnaroundHours: 24 } });
    const moreCents = priceCents - 10_000;
    expect(await money()).toEqual({
      ...before,
      available: before.available - moreCents,
      held: before.held + moreCents,
    });
    await ada.person.post(`/api/orders/${id}/cancel`, {});
    expect(await money()).toEqual({ ...before, available: before.available + 10_000, held: before.held - 10_000 });
    expect(await transactionsOf(id)).toEqual(transactions);
  },
);

test("R4.8 a price that went up and came back changes nothing, so the text is sent", async () => {
  const id = await booked({ extras: [{ name: "Homepage", priceCents: 500 }] }, { extras: ["Homepage"] });
  await changed({ priceCents: 12_000 });
  expect((await order(id)).newConditions).toMatchObject({ priceCents: 12_000 });
  await changed({ priceCents: 10_000 });
  expect((await order(id)).newConditions).toBeNull();
  await ada.person.patch(`/api/orders/${id}`, goodText);
  expect((await ada.person.post(`/api/orders/${id}/send`, {})).body.status).toBe("sent");
});

test("R4.3 a completed order pays by the new total, less the fee that was agreed at the booking", async () => {
  const id = await booked();
  await changed({ priceCents: 20_000 });
  await accepting(id, 2);
  await changed({ priceCents: 16_000 });
  await accepting(id, 3);
  await ada.person.patch(`/api/orders/${id}`, goodText);
  await ada.person.post(`/api/orders/${id}/send`, {});
  await scene.paul.person.post(`/api/orders/${id}/accept`, {});
  await scene.paul.person.post(`/api/orders/${id}/publish`, { publicationUrl: `https://${scene.paul.domain}/news` });
  const before = await money();
  expect((await ada.person.post(`/api/orders/${id}/approve`, {})).body).toMatchObject({
    feeCents: 2_400,
    earningsCents: 13_600,
  });
  expect(await money()).toEqual({ ...before, held: before.held - 16_000 });
  expect((await balances(scene.paul.person, scene.paul.organization)).earnings).toBe(13_600);
  expect(await transactionsOf(id)).toEqual([
    [2, 3, 16_000],
    [6, 3, 4_000],
    [0, 6, 10_000],
    [0, 6, 10_000],
  ]);
});

test("R4.8 too little balance is refused with what is missing, and nothing changes", async () => {
  const poor = await anAdvertiser(byline, "poor", 10_300);
  const id = await booked({}, {}, poor);
  await changed({ priceCents: 12_000 });
  expect((await order(id, poor)).newConditions.missingCents).toBe(1_700);
  const refused = await accepting(id, 2, poor);
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    code: "insufficient_balance",
    missingCents: 1_700,
    "hydra:description": "Your balance is low for this booking with the new conditions. Top up additional funds…",
  });
  expect(await order(id, poor)).toMatchObject({ totalCents: 10_000, newConditions: { version: 2 } });
  expect(await money(poor)).toMatchObject({ available: 300, held: 10_000 });
  await credit(byline, poor.organization, 1_700);
  expect((await accepting(id, 2, poor)).status).toBe(200);
  expect(await money(poor)).toMatchObject({ available: 0, held: 12_000 });
});

test("R4.8 a third change in between is refused and says so; another total too", async () => {
  const id = await booked();
  await changed({ priceCents: 11_000 });
  await changed({ priceCents: 13_000 });
  const late = await accepting(id, 2);
  expect(late.status).toBe(409);
  expect(late.body).toMatchObject({ code: "conditions_changed", version: 3, totalCents: 13_000 });
  const other = await ada.person.post(`/api/orders/${id}/accept-conditions`, {
    version: 3,
    expectedTotalCents: 11_000,
  });
  expect(other.body.code).toBe("conditions_changed");
  expect((await accepting(id, 3)).status).toBe(200);
});

test("R4.8 extras keep their names at the prices of now, what is gone is left out", async () => {
  const extras = [
    { name: "Homepage", priceCents: 500 },
    { name: "Newsletter", priceCents: 900 },
  ];
  const format = { hyperlinkKind: "Dofollow For a Fee", dofollowFeeCents: 2_000, extras };
  const id = await booked(format, { hyperlinkKind: "Dofollow", extras: ["Homepage", "Newsletter"] });
  expect((await order(id)).totalCents).toBe(13_400);
  await changed({ hyperlinkKind: "Nofollow", extras: [{ name: "Homepage", priceCents: 700 }] });
  expect((await order(id)).newConditions).toMatchObject({ extrasGone: ["Newsletter"], hyperlinkKind: "Nofollow" });
  expect((await accepting(id, 2)).body).toMatchObject({
    extras: [{ name: "Homepage", priceCents: 700 }],
    hyperlinkKind: "Nofollow",
    hyperlinkFeeCents: 0,
    totalCents: 10_700,
  });
});

test("R4.8 a format that is off the market can't be accepted; cancel stays possible", async () => {
  const id = await booked();
  await changed({ priceCents: 11_000 });
  await changed({ status: "paused" });
  expect((await order(id)).newConditions).toMatchObject({ available: false });
  expect((await accepting(id, 2)).body.code).toBe("not_available");
  expect((await ada.person.post(`/api/orders/${id}/cancel`, {})).body.status).toBe("canceled");
});

test("R4.8 the publisher may accept a sent order as it was booked; then nothing is flagged any more", async () => {
  const id = await sent();
  await changed({ priceCents: 15_000 });
  const accepted = await scene.paul.person.post(`/api/orders/${id}/accept`, {});
  expect(accepted.body).toMatchObject({ status: "accepted", totalCents: 10_000, newConditions: null });
  expect((await accepting(id, 2)).body.code).toBe("order_move");
});

test("R4.8 the history says what happened, and a publisher who knows of the order is told", async () => {
  const id = await sent();
  await changed({ priceCents: 15_000 });
  await accepting(id, 2);
  const { body } = await scene.paul.person.get(`/api/order_events?order=${id}`);
  expect(body["hydra:member"].at(-1)).toMatchObject({
    move: "acceptConditions",
    party: "client",
    fromStatus: "sent",
    toStatus: "sent",
    message: "The total was $100.00 and is $150.00 now.",
  });
  await byline.settle();
  const { rows } = await byline.database.pool.query(
    "SELECT recipient FROM mail WHERE letter->>'subject' LIKE '%new conditions accepted'",
  );
  expect(rows).toEqual([{ recipient: scene.paul.person.email }]);
});

test("R4.8 a publisher who did not know of the order then is not told later, however late the mails are written", async () => {
  const id = await booked();
  await changed({ priceCents: 9_000 });
  await accepting(id, 2);
  await ada.person.patch(`/api/orders/${id}`, goodText);
  await ada.person.post(`/api/orders/${id}/send`, {});
  await byline.settle();
  const { rows } = await byline.database.pool.query(
    "SELECT letter->'paragraphs'->>0 AS text FROM mail WHERE recipient = $1",
    [scene.paul.person.email],
  );
  expect(rows).toEqual([{ text: "The advertiser sent the text. Accept it, reject it or request changes." }]);
});

test("R4.8 a stranger learns nothing, the other side may not, and what is unchanged can't be accepted", async () => {
  const id = await booked();
  const eve = await anAdvertiser(byline, "eve", 0);
  expect((await accepting(id, 1, eve)).status).toBe(404);
  const byPaul = () => scene.paul.person.post(`/api/orders/${id}/accept-conditions`, { version: 1 });
  expect((await byPaul()).status).toBe(404);
  expect((await accepting(id, 1)).body.code).toBe("no_new_conditions");
  await ada.person.patch(`/api/orders/${id}`, goodText);
  await ada.person.post(`/api/orders/${id}/send`, {});
  expect((await byPaul()).status).toBe(403);
});

test("R10.2 an API token's limit counts what the order costs more", async () => {
  const id = await booked();
  await changed({ priceCents: 12_000 });
  const make = { name: "Buyer", scopes: ["read", "money"], spendLimitCents: 3_000 };
  const { token } = (await ada.person.post("/api/api_tokens", make)).body;
  const byToken = (version: number) =>
    ada.person.post(`/api/orders/${id}/accept-conditions`, { version }, { authorization: `Bearer ${token}` });
  expect((await byToken(2)).status).toBe(200);
  await changed({ priceCents: 14_000 });
  expect((await byToken(3)).body).toMatchObject({ code: "spend_limit", leftCents: 1_000 });
  await changed({ priceCents: 9_000 });
  expect((await byToken(4)).status).toBe(200);
});
