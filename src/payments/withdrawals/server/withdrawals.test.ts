import { expect, test } from "vitest";
import { aBooking, anOperator, goodText } from "../../../../test/scene.ts";
import { staleSessionOf } from "../../../../test/scenes/stale-session.ts";
import { settingsId } from "../../../settings/settings-id.ts";
import { stopPayouts } from "./commands/stop.ts";
import { openWithdrawals, payee } from "./test-support.ts";

const { byline, ada, olga, query, aPaul, ask, money, shown, fileOf, decide, requested } = await openWithdrawals();

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
      { recipient: paul.person.email, subject: expect.stringMatching(/^Your withdrawal of \$60\.00 was requested/) },
      { recipient: olga.email, subject: `${paul.name} Media withdraws $60.00` },
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
    const person = await byline.person(`${role.toLowerCase()}-${paul.name}@publisher.example`);
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
    const paul = await aPaul(5_000, state);
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
