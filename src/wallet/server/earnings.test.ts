import { expect, test } from "vitest";
import { aBooking, anOperator, goodText, openTrade } from "../../../test/scene.ts";
import type { Person } from "../../../test/server.ts";
import { settingsId } from "../../settings/settings-id.ts";

const { byline, ada, paul } = await openTrade();

const olga = await anOperator(byline, "olga@operator.example");

const query = async (text: string, ...values: unknown[]) => (await byline.database.pool.query(text, values)).rows;
const act = async (person: Person, id: string, move: string, input: object = {}) =>
  expect((await person.post(`/api/orders/${id}/${move}`, input)).status).toBe(200);
const wallet = async () => (await paul.person.get(`/api/wallets/${paul.organization}`)).body;

async function accepted(): Promise<string> {
  const { id } = await aBooking(ada, paul.formatId);
  await ada.person.patch(`/api/orders/${id}`, goodText);
  await act(ada.person, id, "send");
  await act(paul.person, id, "accept");
  return id;
}

async function completed(): Promise<string> {
  const id = await accepted();
  await act(paul.person, id, "publish", { publicationUrl: `https://${paul.domain}/${id}` });
  await act(ada.person, id, "approve");
  return id;
}

const letPass = (id: string, time: string) =>
  query("UPDATE transaction SET created_at = created_at - $2::interval WHERE order_id = $1", id, time);

test("R4.3 what accepted orders will bring stands beside what is earned, until it is", async () => {
  const id = await accepted();
  expect(await wallet()).toMatchObject({ expectedCents: 8_500, earningsCents: 0 });
  await act(paul.person, id, "publish", { publicationUrl: `https://${paul.domain}/${id}` });
  expect(await wallet()).toMatchObject({ expectedCents: 8_500, earningsCents: 0 });
  await act(ada.person, id, "approve");
  expect(await wallet()).toMatchObject({ expectedCents: 0, earningsCents: 8_500 });
  await letPass(id, "30 days");
});

test("R4.3 what an order earned is locked for the operator's days, and unlocks by itself", async () => {
  const id = await completed();
  const locked = await wallet();
  expect(locked).toMatchObject({ earningsCents: 17_000, lockedCents: 8_500, withdrawableCents: 8_500 });
  const days = (Date.parse(locked.nextUnlockAt) - Date.now()) / 86_400_000;
  expect(days).toBeCloseTo(7, 1);
  await letPass(id, "6 days 23 hours");
  expect(await wallet()).toMatchObject({ lockedCents: 8_500 });
  await letPass(id, "1 hour");
  expect(await wallet()).toMatchObject({ lockedCents: 0, withdrawableCents: 17_000, nextUnlockAt: null });
});

test("R1.10 the operator's days hold for what is earned already", async () => {
  await olga.patch(`/api/settings/${settingsId}`, { earningsLockDays: 90 });
  expect(await wallet()).toMatchObject({ lockedCents: 17_000, withdrawableCents: 0 });
  await olga.patch(`/api/settings/${settingsId}`, { earningsLockDays: 0 });
  const id = await completed();
  expect(await wallet()).toMatchObject({ lockedCents: 0, withdrawableCents: 25_500 });
  await letPass(id, "30 days");
  await olga.patch(`/api/settings/${settingsId}`, { earningsLockDays: 7 });
});

test.each(["claimed", "contested"])(
  "R4.3 while an order is %s its earnings stay locked, however old",
  async (status) => {
    const id = await completed();
    await letPass(id, "60 days");
    const before = await wallet();
    await query("UPDATE publication_order SET status = $2 WHERE id = $1", id, status);
    expect(await wallet()).toMatchObject({
      lockedCents: 8_500,
      withdrawableCents: before.withdrawableCents - 8_500,
      nextUnlockAt: null,
    });
    await query("UPDATE publication_order SET status = 'completed' WHERE id = $1", id);
    expect(await wallet()).toMatchObject({ lockedCents: 0, withdrawableCents: before.withdrawableCents });
  },
);

test("R4.3 what went back of an order is not locked any more, and no more is locked than there is", async () => {
  const id = await completed();
  await act(ada.person, id, "contest", { reason: "The link is missing." });
  await act(paul.person, id, "answer-dispute", { reason: "It is there." });
  await act(olga, id, "refund-completion", { reason: "Half of it.", refundCents: 5_000 });
  expect(await wallet()).toMatchObject({ lockedCents: 4_250 });
  await letPass(id, "30 days");
});

test("who sees no money of an organization sees no lock either", async () => {
  expect((await ada.person.get(`/api/wallets/${paul.organization}`)).status).toBe(404);
});
