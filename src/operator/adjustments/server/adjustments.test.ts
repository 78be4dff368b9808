import { expect, test } from "vitest";
import { type Advertiser, aBooking, anAdvertiser, anOperator, balances, openTrade } from "../../../../test/scene.ts";
import { oweRefund } from "../../../wallet/server/commands/refund-debts.ts";
import { verifyLedger } from "../../../wallet/server/verify-ledger.ts";
import { adjustBalance } from "./post-adjustment.ts";

const { byline, ada, paul } = await openTrade({ balanceCents: 0 });

const olga = await anOperator(byline, "olga@operator.example");

const adjust = (amountCents: number, account = "available", organization = ada.organization) =>
  olga.post("/api/adjustments", { organization, account, amountCents, reason: "For the trouble" });

const newestOf = async ({ person, organization }: Pick<Advertiser, "person" | "organization">) =>
  (await person.get(`/api/transactions?organization=${organization}`)).body["hydra:member"][0];

test("R4.3 a small adjustment is posted at once, from revenue, and stands in the wallet with its reason", async () => {
  expect((await adjust(7_500)).body).toMatchObject({ state: "posted", amountCents: 7_500, decidedByName: null });
  expect((await balances(ada.person, ada.organization)).available).toBe(7_500);
  expect(await newestOf(ada)).toMatchObject({
    type: 6,
    status: 3,
    amountCents: 7_500,
    isGivenBack: false,
    balanceAfterCents: 7_500,
    description: "Adjustment: For the trouble",
  });
  expect((await adjust(-2_500)).body.state).toBe("posted");
  expect((await balances(ada.person, ada.organization)).available).toBe(5_000);
  expect(await newestOf(ada)).toMatchObject({ amountCents: 2_500, isGivenBack: true, balanceAfterCents: 5_000 });
});

test("R4.3 no adjustment takes more than there is, of either account", async () => {
  const before = await balances(paul.person, paul.organization);
  const refused = await adjust(-1, "earnings", paul.organization);
  expect([refused.status, refused.body.code]).toEqual([409, "insufficient_balance"]);
  expect(await balances(paul.person, paul.organization)).toEqual(before);
  expect((await adjust(0)).status).toBe(422);
  expect((await adjust(5, "held")).status).toBe(422);
  expect((await adjust(5, "available", crypto.randomUUID())).status).toBe(422);
});

test("R4.3 adjusted earnings pay every refund that is owed first, however many there are", async () => {
  const before = await balances(paul.person, paul.organization);
  const cleo = await anAdvertiser(byline, "cleo", 250_000);
  const sides = { clientOrganizationId: cleo.organization, publisherOrganizationId: paul.organization };
  for (let count = 0; count < 25; count++) {
    const { id: orderId, number } = await aBooking(cleo, paul.formatId);
    await byline.database.transaction((tx) => oweRefund(tx, { orderId, number, ...sides }, 100));
  }
  const earn = (amountCents: number) => {
    const earned = { organizationId: paul.organization, account: "earnings", reason: "For the trouble" } as const;
    const adjustmentId = crypto.randomUUID();
    return byline.database.transaction((tx) => adjustBalance(tx, { ...earned, adjustmentId, amountCents }));
  };
  const owed = async () => (await paul.person.get(`/api/wallets/${paul.organization}`)).body.owedCents;
  await earn(2_450);
  expect(await owed()).toBe(50);
  expect(await balances(paul.person, paul.organization)).toEqual(before);
  await earn(150);
  expect(await owed()).toBe(0);
  expect((await balances(paul.person, paul.organization)).earnings).toBe((before.earnings as number) + 100);
  expect((await verifyLedger(byline.database.pool)).problems).toEqual([]);
});

test("each adjustment stands in the operators' trail", async () => {
  const trail = (await olga.get("/api/audit_events?kind=adjustment")).body["hydra:member"];
  expect(trail.length).toBeGreaterThanOrEqual(2);
  expect(trail[0]).toMatchObject({ kind: "adjustment", subject: "ada Agency" });
});
