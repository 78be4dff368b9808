import { afterAll, beforeAll, expect, test } from "vitest";
import { inTurns } from "../../../../../test/in-turns.ts";
import { anEarner } from "../../../../../test/payments/payout-scene.ts";
import { runQueue } from "../../../../../test/run-queue.ts";
import { anOperator, type Publisher } from "../../../../../test/scene.ts";
import { openTestServer, type Person, type TestServer } from "../../../../../test/server.ts";
import { tamper } from "../../../../../test/tamper.ts";
import { verifyHeld } from "../../../../cli/verify-ledger/verify-held.ts";
import { providerEventHandlers } from "../../../../provider-events.ts";
import { settingsId } from "../../../../settings/settings-id.ts";
import { verifyLedger } from "../../../../wallet/server/verify-ledger.ts";
import { receiveProviderEvents } from "../../../events/server/commands.ts";
import { readUnmatchedEvents, readUnmatchedPostings } from "../../../events/server/queries.ts";

let byline: TestServer;
let olga: Person;
let publishers = 0;

beforeAll(async () => {
  byline = await openTestServer();
  olga = await anOperator(byline, "olga@operator.example");
  await olga.patch(`/api/settings/${settingsId}`, { withdrawalFeeCents: 100 });
});

afterAll(async () => {
  expect((await verifyLedger(byline.database.pool, verifyHeld)).problems).toEqual([]);
  await byline?.close();
});

const press = async (page: string, answer: string) => {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  return byline.app.inject({ method: "POST", url: page, headers, payload: `answer=${answer}` });
};
const payeeOf = async ({ person, organization }: Publisher) => (await person.get(`/api/payees/${organization}`)).body;

async function onboarded(paul: Publisher, answer = "finish"): Promise<void> {
  const { organization } = paul;
  expect((await paul.person.post("/api/payees", { organization })).status).toBe(201);
  await runQueue(byline, "start-onboarding", { organizationId: organization, provider: "sandbox" });
  const { headers } = await press((await payeeOf(paul)).onboardingUrl, answer);
  expect(headers.location).toBe("/stripe/account-onboarding/return");
}

async function aPaul(): Promise<Publisher> {
  publishers += 1;
  return anEarner(byline, `paul${publishers}`, 10_000);
}

async function aPayee(): Promise<Publisher> {
  const paul = await aPaul();
  await onboarded(paul);
  return paul;
}

const ask = ({ person, organization }: Publisher, amountCents = 6_000) =>
  person.post("/api/withdrawals", { organization, amountCents, method: "provider" });
const send = (withdrawalId: string) => runQueue(byline, "send-payout", { withdrawalId });
const read = async ({ person }: Publisher, id: string) => (await person.get(`/api/withdrawals/${id}`)).body;
const money = async ({ person, organization }: Publisher) => {
  const { body } = await person.get(`/api/wallets/${organization}`);
  return [body.earningsCents, body.payoutInTransitCents];
};

async function sent(paul: Publisher, amountCents?: number): Promise<string> {
  const { status, body } = await ask(paul, amountCents);
  expect([status, body.code]).toEqual([201, undefined]);
  await send(body.id);
  expect(await read(paul, body.id)).toMatchObject({ status: 2, testPage: expect.stringContaining("/sandbox/payout/") });
  return body.id;
}

const unmatched = async () => {
  const { reader } = byline.database;
  const page = { page: 1, itemsPerPage: 10 };
  const found = [await readUnmatchedEvents(reader, page), await readUnmatchedPostings(reader, page)];
  return found.flatMap(({ items }): object[] => items);
};

test("R2.24 the owner tells the provider where to be paid; what it still misses is said, and an older report changes nothing", async () => {
  const paul = await aPaul();
  const terms = async () => (await paul.person.get(`/api/withdrawal_terms/${paul.organization}`)).body.provider;
  expect(await terms()).toEqual({ title: "the sandbox", canBePaid: false, reason: null });
  const refused = await ask(paul);
  expect([refused.status, refused.body.code]).toEqual([409, "payee_missing"]);
  await onboarded(paul, "leaveOut");
  expect(await terms()).toEqual({ title: "the sandbox", canBePaid: false, reason: "A bank account is missing." });
  await onboarded(paul);
  expect(await terms()).toMatchObject({ canBePaid: true, reason: null });
  const tell = (id: string, at: string, reference: string) =>
    receiveProviderEvents(byline.database, providerEventHandlers, "sandbox", [
      { kind: "payeeUpdated", id, reference, intentId: paul.organization, canBePaid: false, reason: "Old.", at },
    ]);
  const reference = `sandbox_onboarding_0_${paul.organization}`;
  await tell(`old_${paul.organization}`, "2020-01-01T00:00:00Z", reference);
  await tell(`other_${paul.organization}`, "2120-01-01T00:00:00Z", "another account");
  expect(await terms()).toMatchObject({ canBePaid: true });
  await tell(`new_${paul.organization}`, "2120-01-01T00:00:00Z", reference);
  expect(await terms()).toMatchObject({ canBePaid: false, reason: "Old." });
});

test("R6.3 only the owner sets payouts up, with a sign-in of the last minutes", async () => {
  const paul = await aPaul();
  const stranger = await byline.person(`stranger${publishers}@publisher.example`);
  expect((await stranger.post("/api/payees", { organization: paul.organization })).status).toBe(404);
  const grant = async (type: string, payload: object) =>
    (await byline.app.inject({ method: "POST", url: `/auth/v1/token?grant_type=${type}`, payload })).json();
  const first = await grant("password", { email: paul.person.email, password: "a quiet harbour at dawn" });
  await byline.database.pool.query("UPDATE auth.mfa_amr_claims SET updated_at = now() - interval '16 minutes'");
  const { access_token } = await grant("refresh_token", { refresh_token: first.refresh_token });
  const stale = await paul.person.post(
    "/api/payees",
    { organization: paul.organization },
    { authorization: `Bearer ${access_token}` },
  );
  expect([stale.status, stale.body.code]).toEqual([403, "reauthentication_needed"]);
});

test("R3.14 a withdrawal by the provider goes by itself; its report pays it, and the books match it", async () => {
  const paul = await aPayee();
  const id = await sent(paul);
  expect(await money(paul)).toEqual([4_000, 6_000]);
  expect((await paul.person.post(`/api/withdrawals/${id}/cancel`, {})).status).toBe(409);
  for (const move of ["pay", "fail"]) {
    const answer = await olga.post(`/api/withdrawals/${id}/${move}`, move === "fail" ? { reason: "Mine." } : {});
    expect([answer.status, answer.body.code]).toEqual([409, "withdrawal_move"]);
  }
  await press((await read(paul, id)).testPage, "pay");
  expect(await read(paul, id)).toMatchObject({ status: 3, amountCents: 6_000, feeCents: 100, reason: null });
  expect(await money(paul)).toEqual([4_000, 0]);
  expect(await unmatched()).toEqual([]);
});

test.each([
  ["fail", "The bank account does not exist."],
  ["cancel", "The payout was canceled."],
])(
  "R3.14 a payout that ends by %s gives the money back and says why; so does one that was paid before",
  async (answer, reason) => {
    const paul = await aPayee();
    const failed = await sent(paul);
    await press((await read(paul, failed)).testPage, answer);
    expect(await read(paul, failed)).toMatchObject({ status: 4, reason });
    expect(await money(paul)).toEqual([10_000, 0]);
    const returned = await sent(paul);
    const { testPage } = await read(paul, returned);
    await press(testPage, "pay");
    await press(testPage, answer);
    expect(await read(paul, returned)).toMatchObject({ status: 5, reason });
    expect(await money(paul)).toEqual([10_000, 0]);
    expect(await unmatched()).toEqual([]);
  },
);

test("R4.2 every report a hundred times, shuffled, has one effect", async () => {
  const paul = await aPayee();
  const id = await sent(paul);
  const about = { reference: `sandbox_payout_5900_${id}`, intentId: id, amountCents: 5_900 };
  const events = [0, 1, 2].map((copy) => ({ kind: "payoutPaid" as const, id: `${copy}_${id}`, ...about }));
  const deliveries = events
    .flatMap((event) => Array<(typeof events)[number]>(100).fill(event))
    .toSorted(() => Math.random() - 0.5);
  await inTurns(deliveries, (event) =>
    receiveProviderEvents(byline.database, providerEventHandlers, "sandbox", [event]),
  );
  expect(await money(paul)).toEqual([4_000, 0]);
  expect(await read(paul, id)).toMatchObject({ status: 3 });
  const { rows } = await byline.database.pool.query("SELECT count(*) FROM ledger_posting WHERE key LIKE $1", [
    `%${id}:settle`,
  ]);
  expect(rows).toEqual([{ count: 1 }]);
  expect(await unmatched()).toEqual([]);
});

test("R10.4 while payouts are stopped nothing is sent; it goes on by itself afterwards, and until then it can be canceled", async () => {
  const paul = await aPayee();
  const { id } = (await ask(paul)).body;
  const stops = `/api/payout_stops/${settingsId}`;
  await olga.post(`${stops}/stop`, { reason: "the books are being checked." });
  await send(id);
  expect(await read(paul, id)).toMatchObject({ status: 1, moves: ["cancel"] });
  await olga.post(`${stops}/resume`, {});
  await tamper(byline, `UPDATE withdrawal SET created_at = created_at - interval '11 minutes' WHERE id = '${id}'`);
  await runQueue(byline, "send-waiting-payouts");
  const jobs = await byline.database.pool.query(
    "SELECT count(*) FROM pgboss.job WHERE name = 'send-payout' AND data ->> 'withdrawalId' = $1",
    [id],
  );
  expect(jobs.rows).toEqual([{ count: 2 }]);
  await send(id);
  expect(await read(paul, id)).toMatchObject({ status: 2 });
});

test("R3.2 while an organization is suspended nothing of it is sent, by the provider or in a payment file, and no move is offered", async () => {
  const paul = await aPayee();
  const { id } = (await ask(paul)).body;
  const transfer = await paul.person.post("/api/withdrawals", {
    organization: paul.organization,
    amountCents: 3_000,
    payee: { holder: "Quill Media", iban: "DE89370400440532013000" },
  });
  const payer = { holder: "Byline Operations", iban: "GB29NWBK60161331926819", bic: "NWBKGB2L" };
  const file = () => olga.post("/api/withdrawals/payment_file", { withdrawals: [transfer.body.id], payer });
  await olga.post(`/api/organization_records/${paul.organization}/suspend`, { reason: "Stolen accounts" });
  await send(id);
  expect(await read(paul, id)).toMatchObject({ status: 1, moves: [] });
  expect((await paul.person.post(`/api/withdrawals/${id}/cancel`, {})).body.code).toBe("organization_suspended");
  expect([(await file()).status, (await file()).body.code]).toEqual([409, "organization_suspended"]);
  await olga.post(`/api/organization_records/${paul.organization}/reactivate`, {});
  expect((await read(paul, id)).moves).toEqual(["cancel"]);
  await send(id);
  expect((await read(paul, id)).status).toBe(2);
  expect((await file()).status).toBe(200);
});

test("R3.14 who can't be paid any more gets the money back, and reads why", async () => {
  const paul = await aPayee();
  const { id } = (await ask(paul)).body;
  await onboarded(paul, "leaveOut");
  await send(id);
  expect(await read(paul, id)).toMatchObject({ status: 4, reason: "A bank account is missing." });
  expect(await money(paul)).toEqual([10_000, 0]);
});

/** Asks for a payout that is not sent, and stops waiting for it. */
async function held(paul: Publisher): Promise<void> {
  const { id } = (await ask(paul, 2_500)).body;
  await send(id);
  expect(await read(paul, id)).toMatchObject({ status: 1, heldUntil: expect.any(String) });
  await byline.database.pool.query("UPDATE provider_payee SET changed_at = changed_at - interval '73 hours'");
  await send(id);
  expect(await read(paul, id)).toMatchObject({ status: 2, heldUntil: null });
}

/** The newest mail about payouts. */
async function toldOf(paul: Publisher): Promise<string> {
  await byline.settle();
  const { rows } = await byline.database.pool.query(
    "SELECT letter::text AS letter FROM mail WHERE recipient = $1 AND letter ->> 'subject' LIKE 'Payout%' ORDER BY created_at DESC LIMIT 1",
    [paul.person.email],
  );
  return rows[0]?.letter ?? "";
}

test("R3.14 another account at the provider waits, also when the provider tells of it alone; the first one does not", async () => {
  const paul = await aPayee();
  let reports = 0;
  const tell = (accountKey: string) => {
    reports += 1;
    const reference = `sandbox_onboarding_0_${paul.organization}`;
    const about = { id: `${reports}_${paul.organization}`, reference, intentId: paul.organization };
    const at = `2120-01-01T00:00:0${reports}Z`;
    return receiveProviderEvents(byline.database, providerEventHandlers, "sandbox", [
      { kind: "payeeUpdated", ...about, canBePaid: true, reason: null, at, accountKey },
    ]);
  };
  await tell("first");
  await sent(paul, 2_500);
  await tell("first");
  await sent(paul, 2_500);
  expect(await toldOf(paul)).not.toContain("stop-payouts");
  await tell("second");
  expect(await toldOf(paul)).toMatch(/stop-payouts.*was changed at the payment provider/);
  await held(paul);
  await onboarded(paul);
  expect(await toldOf(paul)).toMatch(/stop-payouts.*opened the page/);
  await held(paul);
});

test("R3.14 a bank account after the provider, and the provider after a bank account, is another payee and waits", async () => {
  const payer = { holder: "Byline Operations", iban: "GB29NWBK60161331926819", bic: "NWBKGB2L" };
  const payee = { holder: "Quill Media", iban: "DE89370400440532013000" };
  const transfer = async ({ person, organization }: Publisher): Promise<string> =>
    (await person.post("/api/withdrawals", { organization, amountCents: 2_500, payee })).body.id;
  const file = (id: string) => olga.post("/api/withdrawals/payment_file", { withdrawals: [id], payer });
  const [first, second] = [await aPayee(), await aPaul()];
  await sent(first);
  expect((await file(await transfer(first))).body.code).toBe("payouts_held");
  expect((await file(await transfer(second))).status).toBe(200);
  await onboarded(second);
  await held(second);
});

test("what the provider has not sent back stands before operators until it has; asking again is safe", async () => {
  const paul = await aPayee();
  const id = await sent(paul);
  await press((await read(paul, id)).testPage, "fail");
  const waiting = async () =>
    (await olga.get("/api/withdrawals?waitsForRecall=true")).body["hydra:member"].filter(
      (each: { id: string }) => each.id === id,
    );
  expect(await waiting()).toEqual([]);
  await tamper(
    byline,
    `UPDATE withdrawal SET recall_asked_at = recall_asked_at - interval '11 minutes' WHERE id = '${id}'`,
  );
  expect(await waiting()).toMatchObject([{ status: 4, waitsForRecall: true }]);
  expect((await paul.person.post(`/api/withdrawals/${id}/recall`, {})).status).toBe(403);
  expect((await olga.post(`/api/withdrawals/${id}/recall`, {})).status).toBe(200);
  for (const _time of [1, 2]) await runQueue(byline, "recall-payout", { withdrawalId: id });
  expect(await waiting()).toEqual([]);
  expect((await olga.post(`/api/withdrawals/${id}/recall`, {})).body.code).toBe("not_recallable");
});

test("an operator decides what a provider is silent about, and takes no provider's payout into a payment file", async () => {
  const paul = await aPayee();
  const id = await sent(paul);
  const payer = { holder: "Byline Operations", iban: "GB29NWBK60161331926819" };
  expect((await olga.post("/api/withdrawals/payment_file", { withdrawals: [id], payer })).status).toBe(404);
  await tamper(byline, `UPDATE withdrawal SET sent_at = sent_at - interval '97 hours' WHERE id = '${id}'`);
  expect((await olga.get(`/api/withdrawals/${id}`)).body.moves).toEqual(["pay", "fail"]);
  expect((await olga.post(`/api/withdrawals/${id}/fail`, { reason: "Nothing arrived." })).status).toBe(200);
  expect(await money(paul)).toEqual([10_000, 0]);
});

test("R2.24 owners and admins are mailed when somebody opens the page of the payout details", async () => {
  const paul = await aPaul();
  expect((await paul.person.post("/api/payees", { organization: paul.organization })).status).toBe(201);
  await byline.settle();
  const { rows } = await byline.database.pool.query(
    "SELECT letter ->> 'subject' AS subject FROM mail WHERE recipient = $1",
    [paul.person.email],
  );
  expect(rows).toContainEqual({ subject: `Payout details of paul${publishers} Media can be changed` });
});
