import { expect, test } from "vitest";
import {
  aBooking,
  anAdvertiser,
  anIdentityOf,
  anOperator,
  aPublisher,
  balances,
  openTrade,
} from "../../../test/scene.ts";
import type { Person } from "../../../test/server.ts";
import { verifyEverything } from "../../cli/verify-ledger/verify-everything.ts";
import { adjustBalance } from "../../operator/adjustments/server/post-adjustment.ts";
import { settingsId } from "../../settings/settings-id.ts";

const { byline, ada, paul } = await openTrade();
const olga = await anOperator(byline, "olga@operator.example");
const otto = await anOperator(byline, "otto@operator.example");
const query = async (text: string, ...values: unknown[]) => (await byline.database.pool.query(text, values)).rows;

const adjusting = (organization: string, amountCents: number) => ({
  organization,
  account: "available",
  amountCents,
  reason: "For the trouble",
});
const adjust = (operator: Person, organization: string, amountCents: number) =>
  operator.post("/api/adjustments", adjusting(organization, amountCents));
const availableOf = async (of: Pick<typeof ada, "person" | "organization">) =>
  (await balances(of.person, of.organization)).available;
const needed = { status: 409, body: { code: "second_operator" } };
const dayLater = (days: number) =>
  query("UPDATE deed_count SET created_at = created_at - make_interval(days => $1)", days);

test("R4.3 thirty adjustments of $100 are not thirty small ones: the sum counts, of a day and of thirty days", async () => {
  const bea = await anAdvertiser(byline, "bea", 0);
  const at = await Promise.all(Array.from({ length: 10 }, () => adjust(olga, bea.organization, 2_000)));
  expect(at.filter(({ status }) => status === 201)).toHaveLength(5);
  expect(at.find(({ status }) => status !== 201)).toMatchObject(needed);
  expect(await availableOf(bea)).toBe(10_000);
  let adjusted = 10_000;
  for (let day = 0; day < 6; day++) {
    await dayLater(1);
    if ((await adjust(olga, bea.organization, 10_000)).status === 201) adjusted += 10_000;
  }
  expect(adjusted).toBe(50_000);
  expect(await availableOf(bea)).toBe(adjusted);
  // The other operator has a sum of their own, but the organization's is the same.
  expect(await adjust(otto, bea.organization, 100)).toMatchObject(needed);
  await dayLater(31);
  expect((await adjust(otto, bea.organization, 100)).status).toBe(201);
});

test("R4.3 above the limits a second operator confirms, whoever asked only takes it back, and two who confirm at once do it once", async () => {
  const cy = await anAdvertiser(byline, "cy", 0);
  const propose = async (amountCents: number) =>
    (await olga.post("/api/operator_deeds", { deed: "adjustment", input: adjusting(cy.organization, amountCents) }))
      .body;
  const deed = await propose(40_000);
  expect(deed).toMatchObject({
    state: "waiting",
    amountCents: 40_000,
    organizations: ["cy Agency"],
    isOwn: true,
    reason: "For the trouble",
  });
  expect(await availableOf(cy)).toBe(0);
  expect((await olga.post(`/api/operator_deeds/${deed.id}/confirm`, {})).body.code).toBe("own_deed");
  const answers = await Promise.all([1, 2].map(() => otto.post(`/api/operator_deeds/${deed.id}/confirm`, {})));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await availableOf(cy)).toBe(40_000);
  const other = await propose(30_000);
  expect((await olga.post(`/api/operator_deeds/${other.id}/decline`, {})).body.state).toBe("declined");
  expect((await otto.post(`/api/operator_deeds/${other.id}/confirm`, {})).status).toBe(409);
  expect(await availableOf(cy)).toBe(40_000);
  expect((await propose(100)).code).toBe("not_needed");
  expect((await propose(-50_000)).code).toBe("insufficient_balance");
  const trail = (await olga.get("/api/audit_events?kind=deed")).body["hydra:member"];
  expect(trail).toHaveLength(4);
});

test("R3.14 a transfer of $50 is not received as $1,000,000, and what exceeds the announced amount counts as an adjustment", async () => {
  await olga.patch(`/api/settings/${settingsId}`, { bankDetails: "Byline, IBAN DE89370400440532013000" });
  const dora = await anAdvertiser(byline, "dora", 0);
  const aTransfer = async () =>
    (
      await dora.person.post("/api/top_ups", {
        organization: dora.organization,
        amountCents: 5_000,
        method: "transfer",
      })
    ).body.id;
  const id = await aTransfer();
  const received = { amountCents: 100_000_000, acceptsDifference: true };
  expect(await olga.post(`/api/top_ups/${id}/receive`, received)).toMatchObject(needed);
  // Below the limit for transfers, and far above the one for adjustments.
  expect(await olga.post(`/api/top_ups/${id}/receive`, { ...received, amountCents: 2_000_000 })).toMatchObject(needed);
  expect(await availableOf(dora)).toBe(0);
  const input = { ...received, amountCents: 2_000_000 };
  const deed = (await olga.post("/api/operator_deeds", { deed: "transfer", subject: id, input })).body;
  expect((await otto.post(`/api/operator_deeds/${deed.id}/confirm`, {})).status).toBe(200);
  expect(await availableOf(dora)).toBe(2_000_000);
  expect((await olga.post(`/api/top_ups/${await aTransfer()}/receive`, { amountCents: 5_000 })).status).toBe(200);
});

test("R10.0 vouchers count by all that may redeem them", async () => {
  const voucher = { code: "HUNDREDS1", amountCents: 10_000, endsAt: "2090-01-01T00:00:00Z", redemptionsMax: 51 };
  expect(await olga.post("/api/vouchers", voucher)).toMatchObject(needed);
  expect((await olga.post("/api/vouchers", { ...voucher, redemptionsMax: 50 })).status).toBe(201);
  expect(
    await olga.post("/api/vouchers", { ...voucher, code: "ONEMORE11", amountCents: 100, redemptionsMax: 1 }),
  ).toMatchObject(needed);
});

/** Both sides have told their story, so an operator can decide. */
async function aDisputed(): Promise<string> {
  const { id } = await aBooking(ada, paul.formatId);
  await query(
    "UPDATE publication_order SET status = 'accepted', sent_at = now(), accepted_at = now() WHERE id = $1",
    id,
  );
  expect((await ada.person.post(`/api/orders/${id}/dispute`, { reason: "It never came" })).status).toBe(200);
  expect((await paul.person.post(`/api/orders/${id}/answer-dispute`, { reason: "It did" })).status).toBe(200);
  return id;
}

test("R4.5 verdicts count by what they decide of; above the limit a second operator decides the same", async () => {
  await query("UPDATE operator_setting SET verdict_day_cents = 15000");
  const [first, second] = [await aDisputed(), await aDisputed()];
  const decided = { reason: "It stands there" };
  expect((await olga.post(`/api/orders/${first}/resolve-completed`, decided)).status).toBe(200);
  expect(await olga.post(`/api/orders/${second}/resolve-completed`, decided)).toMatchObject(needed);
  // The limit binds the organizations as well as the operator.
  expect(await otto.post(`/api/orders/${second}/resolve-completed`, decided)).toMatchObject(needed);
  const input = { of: "order", move: "resolveCompleted", ...decided };
  const deed = (await olga.post("/api/operator_deeds", { deed: "verdict", subject: second, input })).body;
  expect((await otto.post(`/api/operator_deeds/${deed.id}/confirm`, {})).status).toBe(200);
  expect((await ada.person.get(`/api/orders/${second}`)).body.status).toBe("completed");
});

test("R2.17 payment files count what they send, once, and a second operator sends the rest", async () => {
  await query("UPDATE operator_setting SET payment_file_day_cents = 15000, earnings_lock_days = 0");
  const pia = await aPublisher(byline, "pia");
  await anIdentityOf(byline, pia.organization, "approved");
  const earned = { adjustmentId: crypto.randomUUID(), organizationId: pia.organization, account: "earnings" } as const;
  await byline.database.transaction((tx) => adjustBalance(tx, { ...earned, amountCents: 40_000, reason: "Earned" }));
  const payer = { holder: "Byline Operations", iban: "GB29NWBK60161331926819", bic: "NWBKGB2L" };
  const payee = { holder: "Quill Media", iban: "DE89370400440532013000" };
  const ask = async () =>
    (await pia.person.post("/api/withdrawals", { organization: pia.organization, amountCents: 10_000, payee })).body.id;
  const [first, second] = [await ask(), await ask()];
  const file = (operator: Person, withdrawals: string[]) =>
    operator.post("/api/withdrawals/payment_file", { withdrawals, payer });
  expect((await file(olga, [first])).status).toBe(200);
  expect((await file(olga, [first])).status).toBe(200);
  expect(await file(olga, [first, second])).toMatchObject(needed);
  const input = { withdrawals: [first, second], payer };
  const deed = (await olga.post("/api/operator_deeds", { deed: "paymentFile", input })).body;
  expect(deed).toMatchObject({ amountCents: 10_000, state: "waiting" });
  expect((await otto.post(`/api/operator_deeds/${deed.id}/confirm`, {})).status).toBe(200);
  expect((await file(olga, [first, second])).status).toBe(200);
});

test("R3.15 nobody decides about an organization they belong to, nor asks or confirms for it", async () => {
  const hal = await anAdvertiser(byline, "hal", 0);
  await query(
    "INSERT INTO organization_member (user_id, organization_id, role) VALUES ($1, $2, 'VIEWER')",
    olga.id,
    hal.organization,
  );
  await anIdentityOf(byline, hal.organization);
  const own = { status: 409, body: { code: "own_organization" } };
  expect(await adjust(olga, hal.organization, 100)).toMatchObject(own);
  expect(await olga.post(`/api/identity_verifications/${hal.organization}/approve`, {})).toMatchObject(own);
  expect(await olga.post(`/api/organization_records/${hal.organization}/suspend`, { reason: "Mine" })).toMatchObject(
    own,
  );
  const asked = { deed: "adjustment", input: adjusting(hal.organization, 90_000) };
  expect(await olga.post("/api/operator_deeds", asked)).toMatchObject(own);
  const { id } = (await otto.post("/api/operator_deeds", asked)).body;
  expect(await olga.post(`/api/operator_deeds/${id}/confirm`, {})).toMatchObject(own);
  expect((await otto.post(`/api/identity_verifications/${hal.organization}/approve`, {})).status).toBe(200);
});

test("the books hold after all of it", async () => {
  expect((await verifyEverything(byline.database.pool)).problems).toEqual([]);
});
