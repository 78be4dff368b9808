import { afterAll, beforeAll, expect, test, vi } from "vitest";
import {
  type Advertiser,
  aBooking,
  anAdvertiser,
  anOperator,
  aPublisher,
  balances,
  type Publisher,
} from "../../../../test/scene.ts";
import { openTestServer, type Person, type TestServer } from "../../../../test/server.ts";
import { tamper } from "../../../../test/tamper.ts";
import { adjustBalance } from "../../../operator/adjustments/server/post-adjustment.ts";
import { verifyLedger } from "../../../wallet/server/verify-ledger.ts";
import { verifyChargebacks } from "./queries-verify.ts";

let byline: TestServer;
let paul: Publisher;

beforeAll(async () => {
  byline = await openTestServer({ work: true });
  paul = await aPublisher(byline, "paul");
  await anOperator(byline, "olga@operator.example");
});

afterAll(() => byline?.close());

const press = (checkoutUrl: string, answer: string) =>
  byline.app.inject({
    method: "POST",
    url: checkoutUrl,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: `answer=${answer}`,
  });

async function aLockedTopUp(ada: Advertiser, amountCents: number): Promise<{ id: string; checkoutUrl: string }> {
  const { id } = (await ada.person.post("/api/top_ups", { organization: ada.organization, amountCents })).body;
  const checkoutUrl = await vi.waitFor(async () => {
    const url = (await ada.person.get(`/api/top_ups/${id}`)).body.checkoutUrl;
    expect(url).toBeTruthy();
    return url;
  }, 60_000);
  await press(checkoutUrl, "pay");
  return { id, checkoutUrl };
}

const walletOf = async (ada: Advertiser) => (await ada.person.get(`/api/wallets/${ada.organization}`)).body;
const topUpOf = async (ada: Advertiser, id: string) => ({
  status: (await ada.person.get(`/api/top_ups/${id}`)).body.status,
  chargebacks: (await ada.person.get(`/api/chargebacks?topUp=${id}`)).body["hydra:member"],
});
const newestTransactions = async (ada: Advertiser) =>
  (await ada.person.get("/api/transactions?type=6")).body["hydra:member"];

/** Booked and accepted: the publisher's work is under way, and nobody calls it off. */
async function anAccepted(client: Advertiser, formatId: string): Promise<{ id: string }> {
  const { id } = await aBooking(client, formatId);
  await setStatus(id, "accepted");
  return { id };
}
const setStatus = (id: string, status: string) =>
  byline.database.pool.query(
    `UPDATE publication_order SET status = $2, sent_at = now(), accepted_at = CASE WHEN $2 <> 'sent' THEN now() END,
       published_at = CASE WHEN $2 = 'published' THEN now() END, publication_url = 'https://paul.example/a' WHERE id = $1`,
    [id, status],
  );

const problems = async () => (await verifyLedger(byline.database.pool, verifyChargebacks)).problems;
const theBooksHold = async () => expect(await problems()).toEqual([]);

test("R4.3 a refunded payment leaves the balance once, and the top-up is refunded", async () => {
  const ada = await anAdvertiser(byline, "ada", 0);
  const { id, checkoutUrl } = await aLockedTopUp(ada, 20_000);
  await Promise.all([press(checkoutUrl, "refund"), press(checkoutUrl, "refund")]);
  expect((await balances(ada.person, ada.organization)).available).toBe(0);
  expect(await topUpOf(ada, id)).toMatchObject({
    status: 5,
    chargebacks: [{ kind: "refund", status: "final", amountCents: 20_000 }],
  });
  expect(await newestTransactions(ada)).toMatchObject([
    { status: 3, amountCents: 20_000, isGivenBack: true, balanceAfterCents: 0, topUp: `/api/top_ups/${id}` },
  ]);
  await theBooksHold();
  const [{ id: chargeback }] = (
    await byline.database.pool.query("SELECT id FROM chargeback WHERE top_up_id = $1", [id])
  ).rows;
  const setAmount = (cents: number) =>
    tamper(byline, `UPDATE chargeback SET amount_cents = ${cents} WHERE id = '${chargeback}'`);
  await setAmount(19_999);
  expect(await problems()).toEqual([`chargeback ${chargeback}: its amount or status is not what its postings moved`]);
  await setAmount(20_000);
});

test("R4.3 a charged-back payment that was spent is owed: nothing is booked until the next top-up has paid it", async () => {
  const bea = await anAdvertiser(byline, "bea", 0);
  const { id, checkoutUrl } = await aLockedTopUp(bea, 20_000);
  const { id: order } = await anAccepted(bea, paul.formatId);
  const { available: covered, held } = await balances(bea.person, bea.organization);
  await press(checkoutUrl, "chargeBack");
  expect(await walletOf(bea)).toMatchObject({ availableCents: 0, heldCents: held, owedCents: held });
  expect(await topUpOf(bea, id)).toMatchObject({
    status: 3,
    chargebacks: [{ kind: "dispute", status: "open", owedCents: held }],
  });
  expect(await newestTransactions(bea)).toMatchObject([{ amountCents: covered, isGivenBack: true }]);
  await theBooksHold();

  await bea.person.post(`/api/carts/${bea.cart}/add`, { format: paul.formatId });
  const refused = await bea.person.post(`/api/carts/${bea.cart}/book`, {});
  expect(refused).toMatchObject({ status: 409, body: { code: "payment_owed", owedCents: held } });
  expect(refused.body["hydra:description"]).toMatch(
    /^You owe \$[\d,.]+ of a payment that was taken back\. Top up to book\.$/,
  );

  await aLockedTopUp(bea, held + 1_000);
  expect(await walletOf(bea)).toMatchObject({ availableCents: 1_000, owedCents: 0 });
  expect((await bea.person.get(`/api/orders/${order}`)).body.status).toBe("accepted");
  await theBooksHold();
});

test("R4.3 whatever becomes available pays what is owed first, also when two come at once", async () => {
  const eli = await anAdvertiser(byline, "eli", 0);
  const { checkoutUrl } = await aLockedTopUp(eli, 30_000);
  for (const _order of [1, 2]) await anAccepted(eli, paul.formatId);
  const { held } = await balances(eli.person, eli.organization);
  await press(checkoutUrl, "chargeBack");
  expect(await walletOf(eli)).toMatchObject({ availableCents: 0, owedCents: held });
  const give = (amountCents: number) => {
    const adjustment = { adjustmentId: crypto.randomUUID(), organizationId: eli.organization, amountCents };
    return byline.database.transaction((tx) =>
      adjustBalance(tx, { ...adjustment, account: "available", reason: "For the trouble" }),
    );
  };
  await Promise.all([give(2_500), give(5_000)]);
  expect(await walletOf(eli)).toMatchObject({ availableCents: 0, owedCents: held - 7_500 });
  expect((await newestTransactions(eli))[0]).toMatchObject({
    description: "Repaid a payment that was taken back",
  });
  await give(held);
  expect(await walletOf(eli)).toMatchObject({ availableCents: 7_500, owedCents: 0 });
  await theBooksHold();
});

test("R4.3 after a chargeback orders that nobody accepted pay the debt, accepted ones wait, and earnings from them are locked", async () => {
  await byline.database.pool.query("UPDATE operator_setting SET earnings_lock_days = 0");
  const fin = await anAdvertiser(byline, "fin", 0);
  const pia = await aPublisher(byline, "pia");
  const { checkoutUrl } = await aLockedTopUp(fin, 40_000);
  const [booked, sent] = [await aBooking(fin, pia.formatId), await aBooking(fin, pia.formatId)];
  const [accepted, published] = [await anAccepted(fin, pia.formatId), await anAccepted(fin, pia.formatId)];
  await setStatus(sent.id, "sent");
  await setStatus(published.id, "published");
  await press(checkoutUrl, "chargeBack");
  const statusOf = async ({ id }: { id: string }) => (await fin.person.get(`/api/orders/${id}`)).body.status;
  await vi.waitFor(async () => {
    expect([await statusOf(booked), await statusOf(sent)]).toEqual(["canceled", "canceled"]);
  }, 60_000);
  expect(await walletOf(fin)).toMatchObject({ availableCents: 0, heldCents: 20_000, owedCents: 20_000 });
  const publish = () =>
    pia.person.post(`/api/orders/${accepted.id}/publish`, { publicationUrl: `https://${pia.domain}/a` });
  expect(await publish()).toMatchObject({ status: 409, body: { code: "payment_owed" } });
  const seenBy = async ({ person }: { person: Person }, { id }: { id: string }) =>
    (await person.get(`/api/orders/${id}`)).body;
  const waiting = await seenBy(pia, accepted);
  expect([waiting.waitsForPayment, waiting.moves]).toEqual([true, ["proposeDate", "dispute"]]);
  expect((await pia.person.get("/api/orders?status=accepted")).body["hydra:member"]).toMatchObject([
    { id: accepted.id, waitsForPayment: true, moves: waiting.moves },
  ]);
  expect(await seenBy(pia, published)).toMatchObject({ waitsForPayment: false });
  const later = {
    publishDateMode: "After",
    publishOn: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
  };
  for (const [name, input] of [
    ["propose-date", later],
    ["withdraw-date", {}],
  ] as const)
    expect((await pia.person.post(`/api/orders/${accepted.id}/${name}`, input)).status).toBe(200);
  expect((await pia.person.post(`/api/orders/${published.id}/check-again`, {})).status).toBe(200);
  const problems = await vi.waitFor(async () => {
    const { proof } = await seenBy(fin, published);
    expect(["failing", "holds"]).toContain(proof?.state);
    return proof.problems;
  }, 60_000);
  const approved = await fin.person.post(`/api/orders/${published.id}/approve`, { despite: problems });
  expect(approved.status).toBe(200);
  const earned = async () => (await pia.person.get(`/api/wallets/${pia.organization}`)).body;
  expect(await earned()).toMatchObject({ earningsCents: 8_500, withdrawableCents: 0 });
  await aLockedTopUp(fin, 20_000);
  expect(await earned()).toMatchObject({ earningsCents: 8_500, withdrawableCents: 8_500 });
  expect(await seenBy(pia, accepted)).toMatchObject({ waitsForPayment: false });
  expect((await publish()).status).toBe(200);
  await theBooksHold();
});

test("R4.3 after a chargeback unanswered extras pay the debt, agreed ones wait, and earnings from them are locked", async () => {
  await byline.database.pool.query("UPDATE operator_setting SET earnings_lock_days = 0");
  const gus = await anAdvertiser(byline, "gus", 0);
  const pip = await aPublisher(byline, "pip");
  const { checkoutUrl } = await aLockedTopUp(gus, 40_000);
  const { id: order } = await anAccepted(gus, pip.formatId);
  await setStatus(order, "published");
  expect((await gus.person.post(`/api/orders/${order}/approve`, {})).status).toBe(200);
  const move = (publisher: Person, extra: string, name: string) =>
    publisher.post(`/api/order_extras/${extra}/${name}`, {});
  const aChange = async (name: string): Promise<string> =>
    (await gus.person.post("/api/order_extras", { order, kind: "change", name, priceCents: 4_000 })).body.id;
  const [open, agreed, done] = [await aChange("A link"), await aChange("A picture"), await aChange("A headline")];
  for (const extra of [agreed, done]) expect((await move(pip.person, extra, "agree")).status).toBe(200);
  expect((await move(pip.person, done, "finish")).status).toBe(200);
  await press(checkoutUrl, "chargeBack");
  await vi.waitFor(async () => {
    expect((await gus.person.get(`/api/order_extras/${open}`)).body).toMatchObject({
      status: "void",
      reason: "The payment behind this proposal was taken back.",
    });
  }, 60_000);
  expect(await walletOf(gus)).toMatchObject({ availableCents: 0, heldCents: 8_000, owedCents: 18_000 });
  const unpaid = { status: 409, body: { code: "payment_owed" } };
  expect(await move(pip.person, agreed, "finish")).toMatchObject(unpaid);
  const setExtra = (status: string) =>
    byline.database.pool.query("UPDATE order_extra SET status = $2 WHERE id = $1", [agreed, status]);
  await setExtra("open");
  expect(await move(pip.person, agreed, "agree")).toMatchObject(unpaid);
  await setExtra("agreed");
  expect((await move(gus.person, done, "confirm")).body.status).toBe("paid");
  const earned = async () => (await pip.person.get(`/api/wallets/${pip.organization}`)).body;
  expect(await earned()).toMatchObject({ earningsCents: 11_900, withdrawableCents: 8_500 });
  await aLockedTopUp(gus, 18_000);
  expect(await earned()).toMatchObject({ earningsCents: 11_900, withdrawableCents: 11_900 });
  expect((await move(pip.person, agreed, "finish")).status).toBe(200);
  await theBooksHold();
});

test("a chargeback that the bank decides for Byline brings back what was taken and what was paid since", async () => {
  const cleo = await anAdvertiser(byline, "cleo", 0);
  const { id, checkoutUrl } = await aLockedTopUp(cleo, 20_000);
  await anAccepted(cleo, paul.formatId);
  const { available, held } = await balances(cleo.person, cleo.organization);
  await press(checkoutUrl, "chargeBack");
  const owedCents = 20_000 - available;
  await aLockedTopUp(cleo, 1_000);
  expect(await walletOf(cleo)).toMatchObject({ availableCents: 0, owedCents: owedCents - 1_000 });
  await press(checkoutUrl, "win");
  await press(checkoutUrl, "lose");
  expect(await walletOf(cleo)).toMatchObject({ availableCents: available + 1_000, heldCents: held, owedCents: 0 });
  expect(await topUpOf(cleo, id)).toMatchObject({ status: 3, chargebacks: [{ status: "undone" }] });
  await theBooksHold();
});

test("a chargeback that the payer wins is final, and its people and the operators are told", async () => {
  const dora = await anAdvertiser(byline, "dora", 0);
  const { id, checkoutUrl } = await aLockedTopUp(dora, 5_000);
  await press(checkoutUrl, "chargeBack");
  await press(checkoutUrl, "lose");
  expect(await topUpOf(dora, id)).toMatchObject({ status: 5, chargebacks: [{ status: "final" }] });
  expect(await byline.happenedTo(id)).toEqual(["succeed", "chargeBack", "loseDispute"]);
  await byline.settle();
  const told = (await dora.person.get("/api/notifications")).body["hydra:member"];
  expect(told.map(({ title }: { title: string }) => title)).toEqual(
    expect.arrayContaining(["A payment of $50.00 was charged back"]),
  );
  const mails = await byline.database.pool.query(
    "SELECT letter ->> 'subject' AS subject FROM mail WHERE recipient = 'olga@operator.example'",
  );
  expect(mails.rows.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining([expect.stringContaining("A payment of $50.00 was charged back")]),
  );
  await theBooksHold();
});
