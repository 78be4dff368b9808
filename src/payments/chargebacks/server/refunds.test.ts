import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTurns } from "../../../../test/in-turns.ts";
import { runQueue } from "../../../../test/run-queue.ts";
import { type Advertiser, aBooking, anAdvertiser, anOperator, aPublisher, balances } from "../../../../test/scene.ts";
import { openTestServer, type Person, type TestServer } from "../../../../test/server.ts";
import { verifyAuditTrail } from "../../../audit/server/verify.ts";
import { verifyHeld } from "../../../cli/verify-ledger/verify-held.ts";
import { callOffUnpaid } from "../../../orders/server/commands/unpaid.ts";
import { providerEventHandlers } from "../../../provider-events.ts";
import { verifyLedger } from "../../../wallet/server/verify-ledger.ts";
import type { ProviderEvent } from "../../events/provider-event.ts";
import { receiveProviderEvents } from "../../events/server/commands.ts";
import { readUnmatchedEvents, readUnmatchedPostings } from "../../events/server/queries.ts";
import { type PaymentProvider, ProviderRefusal } from "../../providers/provider.ts";
import { sandboxProvider } from "../../providers/sandbox/server/sandbox.ts";
import { refundPaymentQueue } from "./commands.ts";

let byline: TestServer;
let olga: Person;
let advertisers = 0;

beforeAll(async () => {
  byline = await openTestServer();
  olga = await anOperator(byline, "olga@operator.example");
});

afterAll(async () => {
  expect((await verifyLedger(byline.database.pool, verifyHeld)).problems).toEqual([]);
  expect(await verifyAuditTrail(byline.database.pool)).toEqual([]);
  await byline?.close();
});

/** Somebody who paid $500.00 into a balance. */
async function aPayer(): Promise<{ ada: Advertiser; topUp: string }> {
  advertisers += 1;
  const ada = await anAdvertiser(byline, `ada${advertisers}`, 0);
  const { organization, person } = ada;
  const topUp = (await person.post("/api/top_ups", { organization, amountCents: 50_000 })).body.id;
  await runQueue(byline, "start-checkout", { topUpId: topUp });
  await deliver({
    kind: "checkoutPaid",
    id: `paid_${topUp}`,
    reference: `sandbox_${topUp}`,
    intentId: topUp,
    amountCents: 50_000,
    paymentReference: `sandbox_${topUp}_payment`,
  });
  return { ada, topUp };
}

const deliver = (...events: ProviderEvent[]) =>
  receiveProviderEvents(byline.database, providerEventHandlers, "sandbox", events);
const refund = (topUp: string, amountCents: number, by = olga) =>
  by.post("/api/chargebacks", { topUp, amountCents, reason: "Paid twice" });
const ask = (chargebackId: string) => runQueue(byline, "refund-payment", { chargebackId });
const refundsOf = async ({ person }: Advertiser, topUp: string) =>
  (await person.get(`/api/chargebacks?topUp=${topUp}`)).body["hydra:member"];
const availableOf = async ({ person, organization }: Advertiser) => (await balances(person, organization)).available;
const statusOf = async ({ person }: Advertiser, topUp: string) =>
  (await person.get(`/api/top_ups/${topUp}`)).body.status;
const refunding = async () =>
  (await olga.get("/api/top_ups?payments=refunding")).body["hydra:member"].map(({ id }: { id: string }) => id);

const unmatchedOf = async (refundId: string) => {
  const page = { page: 1, itemsPerPage: 10 };
  const { reader } = byline.database;
  const found = [await readUnmatchedEvents(reader, page), await readUnmatchedPostings(reader, page)];
  return found.flatMap(({ items }): object[] => items).filter((each) => JSON.stringify(each).includes(refundId));
};

test("R3.14 an operator gives a payment back: the balance has it no more at once, the provider's report makes it final", async () => {
  const { ada, topUp } = await aPayer();
  const asked = await refund(topUp, 20_000);
  expect([asked.status, asked.body.status, asked.body.reference]).toEqual([201, "asked", null]);
  expect(await availableOf(ada)).toBe(30_000);
  expect(await refunding()).toEqual([topUp]);
  await ask(asked.body.id);
  const [known] = await refundsOf(ada, topUp);
  expect(known).toMatchObject({ status: "final", reference: `sandbox_refund_${asked.body.id}`, reason: "Paid twice" });
  expect([await availableOf(ada), await statusOf(ada, topUp), await refunding()]).toEqual([30_000, 6, []]);
  expect(await unmatchedOf(asked.body.id)).toEqual([]);
  const [entry] = (await olga.get("/api/audit_events?kind=topUp")).body["hydra:member"];
  expect(entry).toMatchObject({ actorName: olga.email });
  await byline.settle();
  const { rows } = await byline.database.pool.query(
    "SELECT letter ->> 'subject' AS subject FROM mail WHERE recipient = $1",
    [ada.person.email],
  );
  expect(rows).toContainEqual({ subject: "$200.00 of a top-up went back to the payer" });
});

test("R3.14 only what is not spent and no voucher is refunded; the refusal says how much that is", async () => {
  const { ada, topUp } = await aPayer();
  const paul = await aPublisher(byline, `paul${advertisers}`, { priceCents: 15_000 });
  await aBooking(ada, paul.formatId);
  const code = `GIFT${advertisers}ABCD`;
  const voucher = { code, amountCents: 5_000, endsAt: "2090-01-01T00:00:00Z", redemptionsMax: 1 };
  expect((await olga.post("/api/vouchers", voucher)).status).toBe(201);
  await ada.person.post("/api/voucher_redemptions", { organization: ada.organization, code });
  expect(await availableOf(ada)).toBe(40_000);
  const tooMuch = await refund(topUp, 35_001);
  expect([tooMuch.status, tooMuch.body.code]).toEqual([409, "not_refundable"]);
  expect(tooMuch.body["hydra:description"]).toContain("Up to $350.00 of it can be refunded");
  expect((await refund(topUp, 30_000)).status).toBe(201);
  const second = await refund(topUp, 5_001);
  expect(second.body["hydra:description"]).toContain("Up to $50.00");
  const transfer = await ada.person.post("/api/top_ups", { organization: ada.organization, amountCents: 5_000 });
  expect((await refund(transfer.body.id, 100)).body.code).toBe("not_refundable");
  for (const [by, status] of [
    [ada.person, 403],
    [paul.person, 403],
  ] as const)
    expect((await refund(topUp, 100, by)).status).toBe(status);
  expect((await refund(crypto.randomUUID(), 100)).status).toBe(404);
});

test("R4.3 two operators refund the same money once", async () => {
  const { ada, topUp } = await aPayer();
  const answers = await Promise.all([1, 2, 3, 4].map(() => refund(topUp, 50_000)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
  expect(await availableOf(ada)).toBe(0);
});

test("R4.2 every report of it a hundred times, shuffled and before the provider's answer, has one effect", async () => {
  const { ada, topUp } = await aPayer();
  const { id } = (await refund(topUp, 20_000)).body;
  const about = {
    reference: `sandbox_${topUp}_payment`,
    intentId: id,
    reversalReference: `re_${id}`,
    amountCents: 20_000,
  };
  const copies = [0, 1].map((copy): ProviderEvent => ({ kind: "paymentRefunded", id: `${copy}_${id}`, ...about }));
  const deliveries = copies
    .flatMap((event) => Array<ProviderEvent>(100).fill(event))
    .toSorted(() => Math.random() - 0.5);
  await inTurns(deliveries, deliver);
  await ask(id);
  expect(await refundsOf(ada, topUp)).toMatchObject([{ status: "final", reference: `re_${id}` }]);
  expect(await availableOf(ada)).toBe(30_000);
  await deliver({ kind: "refundFailed", id: `failed_${id}`, ...about });
  expect(await refundsOf(ada, topUp)).toMatchObject([{ status: "undone" }]);
  expect(await availableOf(ada)).toBe(50_000);
  expect(await unmatchedOf(id)).toEqual([]);
});

test("R4.3 after a chargeback every open order pays the debt, however many are read at a time", async () => {
  const { ada, topUp } = await aPayer();
  const { formatId } = await aPublisher(byline, "opal");
  for (const _order of [1, 2, 3, 4, 5]) await aBooking(ada, formatId);
  await deliver({
    kind: "paymentDisputed",
    id: `disputed_${topUp}`,
    intentId: null,
    reference: `sandbox_${topUp}_payment`,
    reversalReference: `dp_${topUp}`,
    amountCents: 50_000,
  });
  const walletOf = async () => (await ada.person.get(`/api/wallets/${ada.organization}`)).body;
  expect(await walletOf()).toMatchObject({ heldCents: 50_000, owedCents: 50_000 });
  await callOffUnpaid(byline.database, ada.organization, 2);
  expect(await walletOf()).toMatchObject({ availableCents: 0, heldCents: 0, owedCents: 0 });
});

test("R3.14 what the provider refuses is in the balance again, and operators read why; what it is silent about is asked for again", async () => {
  const { ada, topUp } = await aPayer();
  const { id } = (await refund(topUp, 20_000)).body;
  const through = (answer: PaymentProvider["refund"]) =>
    refundPaymentQueue({ ...sandboxProvider, refund: answer }).handle(
      byline.database,
      { chargebackId: id },
      pino({ level: "silent" }),
    );
  await expect(through(() => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(await refunding()).toContain(topUp);
  expect((await olga.post(`/api/chargebacks/${id}/retry`, {})).body.status).toBe("asked");
  const jobs = await byline.database.pool.query(
    "SELECT count(*) FROM pgboss.job WHERE name = 'refund-payment' AND data ->> 'chargebackId' = $1",
    [id],
  );
  expect(jobs.rows).toEqual([{ count: 2 }]);
  await through(() => Promise.reject(new ProviderRefusal("Stripe refused: the card was closed.")));
  expect(await refundsOf(ada, topUp)).toMatchObject([
    { status: "undone", reason: "Stripe refused: the card was closed." },
  ]);
  expect(await availableOf(ada)).toBe(50_000);
  expect((await olga.post(`/api/chargebacks/${id}/retry`, {})).body.code).toBe("refund_decided");
  await byline.settle();
  const { rows } = await byline.database.pool.query(
    "SELECT letter ->> 'subject' AS subject FROM mail WHERE recipient = $1",
    [olga.email],
  );
  expect(rows.map(({ subject }) => subject)).toContainEqual(
    expect.stringContaining("A refund of $200.00 was not possible"),
  );
});
