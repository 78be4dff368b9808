import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type Advertiser,
  aBooking,
  anAdvertiser,
  anIdentityOf,
  anOperator,
  aPublisher,
  goodText,
  type Publisher,
} from "../../../../test/scene.ts";
import { staleSessionOf } from "../../../../test/scenes/stale-session.ts";
import { openTestServer, type Person, type TestServer } from "../../../../test/server.ts";
import { tamper } from "../../../../test/tamper.ts";
import { verifyHeld } from "../../../cli/verify-ledger/verify-held.ts";
import { takeBackOrder } from "../../../orders/money/server/post-refund.ts";
import { settingsId } from "../../../settings/contract.ts";
import { post } from "../../../wallet/server/commands/post.ts";
import { verifyLedger } from "../../../wallet/server/verify-ledger.ts";
import { stopPayouts } from "./commands/stop.ts";

let byline: TestServer;
let ada: Advertiser;
let olga: Person;
let publishers = 0;

beforeAll(async () => {
  byline = await openTestServer();
  ada = await anAdvertiser(byline, "ada", 10_000_000);
  olga = await anOperator(byline, "olga@operator.example");
});

afterAll(async () => {
  expect((await verifyLedger(byline.database.pool, verifyHeld)).problems).toEqual([]);
  await byline?.close();
});

const query = async (text: string, ...values: unknown[]) => (await byline.database.pool.query(text, values)).rows;
const iban = "DE89 3704 0044 0532 0130 00";
const payee = { holder: "Quill Media", iban };
const payer = { holder: "Byline Operations", iban: "GB29 NWBK 6016 1331 9268 19", bic: "NWBKGB2L" };

/** Earnings that nothing locks: as if an order of long ago had brought them. */
const earn = ({ organization }: Publisher, amountCents: number) =>
  byline.database.transaction((tx) =>
    post(tx, [
      {
        key: `earned:${crypto.randomUUID()}`,
        kind: "settle",
        entries: [
          { organizationId: null, account: "revenue", amountCents: -amountCents },
          { organizationId: organization, account: "earnings", amountCents },
        ],
      },
    ]),
  );

/** A publisher with an approved identity. */
async function aPaul(earningsCents: number): Promise<Publisher> {
  publishers += 1;
  const paul = await aPublisher(byline, `paul${publishers}`);
  await anIdentityOf(byline, paul.organization, "approved");
  if (earningsCents > 0) await earn(paul, earningsCents);
  return paul;
}

const ask = ({ person, organization }: Publisher, amountCents: number, more: object = { payee }, by = person) =>
  by.post("/api/withdrawals", { organization, amountCents, ...more });
const money = async ({ person, organization }: Publisher) => {
  const { body } = await person.get(`/api/wallets/${organization}`);
  return { earnings: body.earningsCents, inTransit: body.payoutInTransitCents, owed: body.owedCents };
};
const shown = async ({ organization }: Publisher) =>
  (
    await query(
      "SELECT type, status, amount_cents AS cents FROM transaction WHERE organization_id = $1 AND type IN (3, 5) ORDER BY created_at, id",
      organization,
    )
  ).map(({ type, status, cents }) => [type, status, cents]);
const house = async (kind: string) =>
  (
    await query(
      "SELECT coalesce(sum(amount_cents), 0)::bigint AS cents FROM ledger_entry JOIN ledger_account AS account ON account.id = account_id WHERE organization_id IS NULL AND kind = $1",
      kind,
    )
  )[0].cents as number;
const fileOf = (withdrawals: string[], format = "pain", by = olga) =>
  by.post(`/api/withdrawals/payment_file?format=${format}`, { withdrawals, payer });
const decide = (id: string, move: string, input: object = {}) => olga.post(`/api/withdrawals/${id}/${move}`, input);

async function requested(paul: Publisher, amountCents: number): Promise<string> {
  const { status, body } = await ask(paul, amountCents);
  expect([status, body.code]).toEqual([201, undefined]);
  return body.id;
}

test("R2.17 R4.3 a withdrawal takes the amount from the earnings; the account is kept sealed and shown masked", async () => {
  const paul = await aPaul(10_000);
  const { status, body } = await ask(paul, 6_000);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    amountCents: 6_000,
    feeCents: 0,
    status: 1,
    payeeHolder: "Quill Media",
    payeeAccount: "DE •••• 3000",
    moves: ["cancel"],
  });
  expect(await money(paul)).toMatchObject({ earnings: 4_000, inTransit: 6_000 });
  expect(await shown(paul)).toEqual([[3, 1, 6_000]]);
  const [row] = await query("SELECT to_jsonb(withdrawal) AS row FROM withdrawal WHERE id = $1", body.id);
  expect(JSON.stringify(row)).not.toContain("37040044");
  const [shownAs] = (await paul.person.get(`/api/transactions?type=3`)).body["hydra:member"];
  expect(shownAs).toMatchObject({ withdrawal: body["@id"], balanceAfterCents: 4_000 });
  await byline.settle();
  const mails = await query(
    "SELECT recipient, letter ->> 'subject' AS subject FROM mail WHERE letter ->> 'subject' LIKE '%$60.00%'",
  );
  expect(mails).toEqual(
    expect.arrayContaining([
      { recipient: paul.person.email, subject: "Your withdrawal of $60.00 was requested" },
      { recipient: olga.email, subject: `paul${publishers} Media withdraws $60.00` },
    ]),
  );
});

test("R2.17 the terms are told before: minimum, fee, what can be withdrawn and what is missing", async () => {
  const paul = await aPaul(10_000);
  const terms = async () => (await paul.person.get(`/api/withdrawal_terms/${paul.organization}`)).body;
  expect(await terms()).toMatchObject({
    minimumCents: 2_500,
    feeCents: 0,
    withdrawableCents: 10_000,
    identityState: "approved",
    lastPayee: null,
    stoppedFor: null,
  });
  await requested(paul, 3_000);
  expect((await terms()).lastPayee).toEqual({ holder: "Quill Media", account: "DE •••• 3000" });
  const again = await ask(paul, 3_000, {});
  expect(again.body).toMatchObject({ payeeAccount: "DE •••• 3000" });
  const file = (await fileOf([again.body.id])).body as string;
  expect(file).toContain("<IBAN>DE89370400440532013000</IBAN>");
});

test("R6.3 only the owner withdraws, in person and with a sign-in of the last minutes", async () => {
  const paul = await aPaul(10_000);
  const join = async (role: string) => {
    const person = await byline.person(`${role.toLowerCase()}${publishers}@publisher.example`);
    await person.get(`/api/client_users/${person.id}`);
    await query(
      "INSERT INTO organization_member (user_id, organization_id, role) VALUES ($1, $2, $3)",
      person.id,
      paul.organization,
      role,
    );
    return person;
  };
  expect((await ask(paul, 3_000, { payee }, await join("ADMIN"))).status).toBe(403);
  expect((await ask(paul, 3_000, { payee }, ada.person)).status).toBe(404);
  const { token } = (
    await paul.person.post("/api/api_tokens", { name: "Script", scopes: ["money"], spendLimitCents: 100_000 })
  ).body;
  const byToken = { authorization: `Bearer ${token}` };
  const input = { organization: paul.organization, amountCents: 3_000, payee };
  expect((await paul.person.post("/api/withdrawals", input, byToken)).status).toBe(403);
  const stale = await (await staleSessionOf(byline, paul.person)).post("/api/withdrawals", input);
  expect([stale.status, stale.body.code]).toEqual([403, "reauthentication_needed"]);
  expect(await money(paul)).toMatchObject({ earnings: 10_000, inTransit: 0 });
});

test.each([
  ["below the least amount", 2_499, { payee }, 422, "amountCents"],
  ["more than there is", 10_001, { payee }, 409, "insufficient_earnings"],
  ["without an account", 5_000, {}, 422, "payee"],
  [
    "to an IBAN with a wrong digit",
    5_000,
    { payee: { ...payee, iban: "DE88 3704 0044 0532 0130 00" } },
    422,
    "payee.iban",
  ],
  ["to a holder that no bank can write", 5_000, { payee: { ...payee, holder: "<Quill>" } }, 422, "payee.holder"],
  ["to a BIC that is none", 5_000, { payee: { ...payee, bic: "NOPE" } }, 422, "payee.bic"],
])("R2.17 a withdrawal %s is refused, and nothing moves", async (_what, cents, more, status, code) => {
  const paul = await aPaul(10_000);
  const answer = await ask(paul, cents, more);
  expect([answer.status, answer.body.violations?.[0]?.propertyPath ?? answer.body.code]).toEqual([status, code]);
  expect(await money(paul)).toEqual({ earnings: 10_000, inTransit: 0, owed: 0 });
  expect(await shown(paul)).toEqual([]);
});

test.each(["not_started", "in_progress", "in_review", "rejected"])(
  "R3.15 withdrawals wait for the identity: while it is %s none is taken",
  async (state) => {
    publishers += 1;
    const paul = await aPublisher(byline, `paul${publishers}`);
    await earn(paul, 5_000);
    if (state !== "not_started") await anIdentityOf(byline, paul.organization, state);
    const answer = await ask(paul, 5_000);
    expect([answer.status, answer.body.code]).toEqual([409, "identity_missing"]);
  },
);

test("R4.3 what is locked can't be withdrawn, what is beside it can", async () => {
  const paul = await aPaul(3_000);
  const { id } = await aBooking(ada, paul.formatId);
  await ada.person.patch(`/api/orders/${id}`, goodText);
  await ada.person.post(`/api/orders/${id}/send`, {});
  await paul.person.post(`/api/orders/${id}/accept`, {});
  await paul.person.post(`/api/orders/${id}/publish`, { publicationUrl: `https://${paul.domain}/x` });
  await ada.person.post(`/api/orders/${id}/approve`, {});
  expect(await money(paul)).toMatchObject({ earnings: 11_500 });
  const refused = await ask(paul, 3_001);
  expect(refused.body).toMatchObject({ code: "insufficient_earnings", withdrawableCents: 3_000 });
  expect((await ask(paul, 3_000)).status).toBe(201);
});

test("R2.17 while it waits it can be canceled, once; the money is back", async () => {
  const paul = await aPaul(5_000);
  const id = await requested(paul, 5_000);
  const answers = await Promise.all([1, 2].map(() => paul.person.post(`/api/withdrawals/${id}/cancel`, {})));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await money(paul)).toMatchObject({ earnings: 5_000, inTransit: 0 });
  expect(await shown(paul)).toEqual([[3, 7, 5_000]]);
  expect((await decide(id, "pay")).status).toBe(409);
});

test("R4.2 R4.3 sent, it is on its way; paid, the fee is Byline's and the rest has left", async () => {
  await olga.patch(`/api/settings/${settingsId}`, { withdrawalFeeCents: 150 });
  const paul = await aPaul(10_000);
  const [clearing, revenue] = [await house("provider_clearing"), await house("revenue")];
  const id = await requested(paul, 8_000);
  expect((await decide(id, "pay")).body.code).toBe("withdrawal_move");
  const file = await fileOf([id]);
  expect(file.headers["content-type"]).toContain("application/xml");
  expect(file.body).toContain('<InstdAmt Ccy="USD">78.50</InstdAmt>');
  expect(await shown(paul)).toEqual([
    [3, 2, 8_000],
    [5, 2, 7_850],
  ]);
  expect((await paul.person.post(`/api/withdrawals/${id}/cancel`, {})).status).toBe(409);
  const table = (await fileOf([id], "csv")).body as string;
  expect(table).toContain("Quill Media,DE89370400440532013000,,78.50,USD");
  expect((await decide(id, "pay")).body).toMatchObject({ status: 3, settledAt: expect.any(String), moves: ["return"] });
  expect(await money(paul)).toMatchObject({ earnings: 2_000, inTransit: 0 });
  expect([(await house("provider_clearing")) - clearing, (await house("revenue")) - revenue]).toEqual([7_850, 150]);
  expect(await shown(paul)).toEqual([
    [3, 3, 8_000],
    [5, 3, 7_850],
  ]);
  expect((await fileOf([id])).body.code).toBe("withdrawal_move");
  const [paid, , sent] = (await olga.get("/api/audit_events?kind=payout")).body["hydra:member"];
  expect(paid).toMatchObject({ act: "changed", subject: `paul${publishers} Media` });
  expect(sent.kind).toBe("payout");
  await olga.patch(`/api/settings/${settingsId}`, { withdrawalFeeCents: 0 });
});

test("R2.17 a payment file takes several or none, and is the operators' alone", async () => {
  const [one, other] = [await aPaul(5_000), await aPaul(5_000)];
  const ids = [await requested(one, 5_000), await requested(other, 3_000)];
  expect((await fileOf(ids, "pain", one.person)).status).toBe(403);
  await one.person.post(`/api/withdrawals/${ids[0]}/cancel`, {});
  expect((await fileOf(ids)).status).toBe(409);
  expect(await shown(other)).toEqual([[3, 1, 3_000]]);
  await olga.post(`/api/identity_verifications/${other.organization}/reject`, { notes: "Forged" });
  expect((await fileOf([ids[1] ?? ""])).body.code).toBe("identity_missing");
  expect((await fileOf([crypto.randomUUID()])).status).toBe(404);
});

test("R4.2 a payout that fails puts the money back and says why", async () => {
  const paul = await aPaul(5_000);
  const id = await requested(paul, 5_000);
  await fileOf([id]);
  expect((await decide(id, "fail", {})).status).toBe(422);
  const reason = "The bank doesn't know this account.";
  expect((await decide(id, "fail", { reason })).body).toMatchObject({ status: 4, reason });
  expect(await money(paul)).toMatchObject({ earnings: 5_000, inTransit: 0 });
  expect(await shown(paul)).toEqual([
    [3, 4, 5_000],
    [5, 4, 5_000],
  ]);
  await byline.settle();
  const [mail] = await query(
    "SELECT letter FROM mail WHERE recipient = $1 AND letter ->> 'subject' LIKE '%failed'",
    paul.person.email,
  );
  expect(JSON.stringify(mail.letter)).toContain(reason);
});

test("R4.2 what the bank returns after it was paid is the publisher's again, with its fee", async () => {
  await olga.patch(`/api/settings/${settingsId}`, { withdrawalFeeCents: 200 });
  const paul = await aPaul(5_000);
  const before = [await house("provider_clearing"), await house("revenue")];
  const id = await requested(paul, 5_000);
  await fileOf([id]);
  await decide(id, "pay");
  expect((await decide(id, "return", { reason: "Account closed" })).body.status).toBe(5);
  expect(await money(paul)).toMatchObject({ earnings: 5_000, inTransit: 0 });
  expect([await house("provider_clearing"), await house("revenue")]).toEqual(before);
  expect(await shown(paul)).toEqual([
    [3, 5, 5_000],
    [5, 5, 4_800],
  ]);
  expect((await decide(id, "return", { reason: "Again" })).status).toBe(409);
  await olga.patch(`/api/settings/${settingsId}`, { withdrawalFeeCents: 0 });
});

/** A refund of an order of $100.00 as if it had been completed long ago; `takeBack` runs it. */
async function aRefund({ organization, formatId }: Publisher) {
  const { id: orderId, number } = await aBooking(ada, formatId);
  const takeBack = () =>
    byline.database.transaction((tx) =>
      takeBackOrder(tx, {
        orderId,
        number,
        clientOrganizationId: ada.organization,
        publisherOrganizationId: organization,
        earningsCents: 8_500,
        feeCents: 1_500,
        isWhole: true,
      }),
    );
  return { takeBack };
}

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
  const second = await byline.person(`second${publishers}@publisher.example`);
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
  }
});

test("R10.4 a difference in the books stops every payout, with a reason that publishers read, until an operator lets them go on", async () => {
  const paul = await aPaul(6_000);
  const waiting = await requested(paul, 3_000);
  await byline.database.transaction((tx) => stopPayouts(tx, "the books are being checked."));
  await byline.database.transaction((tx) => stopPayouts(tx, "for another reason."));
  const refused = await ask(paul, 3_000);
  expect([refused.status, refused.body.code]).toEqual([409, "payouts_stopped"]);
  expect(refused.body["hydra:description"]).toBe(
    "Payouts are paused: the books are being checked. Your earnings stay where they are.",
  );
  expect((await fileOf([waiting])).body.code).toBe("payouts_stopped");
  const stops = `/api/payout_stops/${settingsId}`;
  expect((await olga.get(stops)).body).toMatchObject({ stopped: true, reason: "the books are being checked." });
  expect((await paul.person.post(`${stops}/resume`, {})).status).toBe(403);
  expect((await olga.post(`${stops}/resume`, {})).body).toMatchObject({ stopped: false });
  const [resumed, stopped] = (await olga.get("/api/audit_events?kind=payout")).body["hydra:member"];
  expect([resumed.actorName, stopped.actorName]).toEqual([olga.email, "Byline"]);
  expect((await ask(paul, 3_000)).status).toBe(201);
});

test("R1.10 an operator whose own organization waits for a payout is offered none of its moves, and doesn't let payouts go on", async () => {
  const paul = await aPaul(6_000);
  const id = await requested(paul, 3_000);
  const member = await anOperator(byline, "member@operator.example");
  await query(
    "INSERT INTO organization_member (user_id, organization_id, role) VALUES ($1, $2, 'VIEWER')",
    member.id,
    paul.organization,
  );
  expect((await member.get(`/api/withdrawals/${id}`)).body.moves).toEqual([]);
  expect((await member.post(`/api/withdrawals/${id}/fail`, { reason: "No" })).body.code).toBe("own_organization");
  const stops = `/api/payout_stops/${settingsId}`;
  expect((await member.post(`${stops}/stop`, { reason: "Something is wrong." })).body.stopped).toBe(true);
  expect((await member.post(`${stops}/resume`, {})).body.code).toBe("own_organization");
  expect((await olga.post(`${stops}/resume`, {})).body.stopped).toBe(false);
});

test("R10.4 verify-ledger names what is in transit and belongs to no open withdrawal", async () => {
  const paul = await aPaul(5_000);
  const id = await requested(paul, 5_000);
  const status = (to: number) =>
    tamper(
      byline,
      `UPDATE transaction SET status = ${to} FROM withdrawal AS own WHERE own.id = '${id}' AND transaction.id = own.transaction_id`,
    );
  await status(7);
  expect((await verifyLedger(byline.database.pool, verifyHeld)).problems).toEqual([
    `organization ${paul.organization}: 5000 are in transit, its open withdrawals ask for 0`,
  ]);
  await status(1);
});
