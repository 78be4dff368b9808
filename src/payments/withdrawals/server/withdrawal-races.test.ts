import { expect, test } from "vitest";
import { aBooking, goodText } from "../../../../test/scene.ts";
import { openWithdrawals, payee } from "./test-support.ts";

const { byline, ada, query, earn, aPaul, ask, money, fileOf, decide, requested, aRefund } = await openWithdrawals();

test("R4.3 a refund after a payout stands as owed, and is taken from the next earnings", async () => {
  const paul = await aPaul(8_500);
  const id = await requested(paul, 8_500);
  await fileOf([id]);
  await decide(id, "pay");
  await (await aRefund(paul)).takeBack();
  expect(await money(paul)).toEqual({ earnings: 0, inTransit: 0, owed: 8_500 });
  const { id: order } = await aBooking(ada, paul.formatId);
  await ada.person.patch(`/api/orders/${order}`, goodText);
  await ada.person.post(`/api/orders/${order}/send`, {});
  await paul.person.post(`/api/orders/${order}/accept`, {});
  await paul.person.post(`/api/orders/${order}/publish`, { publicationUrl: `https://${paul.domain}/x` });
  await ada.person.post(`/api/orders/${order}/approve`, {});
  expect(await money(paul)).toEqual({ earnings: 0, inTransit: 0, owed: 0 });
});

test("R4.3 what comes back of a failed payout pays what is owed first", async () => {
  const paul = await aPaul(8_500);
  const id = await requested(paul, 6_000);
  await (await aRefund(paul)).takeBack();
  expect(await money(paul)).toEqual({ earnings: 0, inTransit: 6_000, owed: 6_000 });
  await decide(id, "fail", { reason: "Wrong account" });
  expect(await money(paul)).toEqual({ earnings: 0, inTransit: 0, owed: 0 });
});

test("R4.3 two owners withdraw the same last dollar: one of them does, 30 rounds", async () => {
  const paul = await aPaul(0);
  const second = await byline.person(`second-${paul.name}@publisher.example`);
  await second.get(`/api/client_users/${second.id}`);
  await query(
    "INSERT INTO organization_member (user_id, organization_id, role) VALUES ($1, $2, 'OWNER')",
    second.id,
    paul.organization,
  );
  for (let round = 1; round <= 30; round++) {
    await earn(paul, 3_000);
    const answers = await Promise.all([ask(paul, 3_000), ask(paul, 3_000, { payee }, second)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await money(paul)).toMatchObject({ earnings: 0, inTransit: round * 3_000 });
  }
});

test("R4.3 a withdrawal races a refund: the money goes one way, and what is missing is owed, 20 rounds", async () => {
  for (let round = 0; round < 20; round++) {
    const paul = await aPaul(8_500);
    const { takeBack } = await aRefund(paul);
    const [answer] = await Promise.all([ask(paul, 8_500), takeBack()]);
    const after = await money(paul);
    if (answer.status === 201) expect(after).toEqual({ earnings: 0, inTransit: 8_500, owed: 8_500 });
    else {
      expect(answer.body.code).toBe("insufficient_earnings");
      expect(after).toEqual({ earnings: 0, inTransit: 0, owed: 0 });
    }
  }
});

test("R4.3 a withdrawal races the opening of a claim: one order, 20 rounds", async () => {
  for (let round = 0; round < 20; round++) {
    const paul = await aPaul(0);
    const { id } = await aBooking(ada, paul.formatId);
    await ada.person.patch(`/api/orders/${id}`, goodText);
    await ada.person.post(`/api/orders/${id}/send`, {});
    await paul.person.post(`/api/orders/${id}/accept`, {});
    await paul.person.post(`/api/orders/${id}/publish`, { publicationUrl: `https://${paul.domain}/x` });
    await ada.person.post(`/api/orders/${id}/approve`, {});
    await query("UPDATE transaction SET created_at = created_at - interval '30 days' WHERE order_id = $1", id);
    const contest = () => ada.person.post(`/api/orders/${id}/contest`, { reason: "The link is missing." });
    const [asked, contested] = await Promise.all([ask(paul, 8_500), contest()]);
    expect(contested.status).toBe(200);
    expect(await money(paul)).toMatchObject(
      asked.status === 201 ? { earnings: 0, inTransit: 8_500 } : { earnings: 8_500, inTransit: 0 },
    );
    if (asked.status !== 201) expect(asked.body).toMatchObject({ code: "insufficient_earnings", withdrawableCents: 0 });
    expect((await ask(paul, 8_500)).status).toBe(409);
    // The months' sums hold the day of the posting.
    await query(
      "UPDATE transaction SET created_at = created_at + interval '30 days' WHERE order_id = $1 AND created_at < now() - interval '29 days'",
      id,
    );
  }
});
