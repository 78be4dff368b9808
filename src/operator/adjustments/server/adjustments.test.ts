import { expect, test } from "vitest";
import { type Advertiser, anOperator, balances, openTrade } from "../../../../test/scene.ts";

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

test("each adjustment stands in the operators' trail", async () => {
  const trail = (await olga.get("/api/audit_events?kind=adjustment")).body["hydra:member"];
  expect(trail.length).toBeGreaterThanOrEqual(2);
  expect(trail[0]).toMatchObject({ kind: "adjustment", subject: "ada Agency" });
});
