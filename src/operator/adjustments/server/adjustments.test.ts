import { expect, test } from "vitest";
import { type Advertiser, anOperator, balances, openTrade } from "../../../../test/scene.ts";

const { byline, ada, paul } = await openTrade({ balanceCents: 0 });

const olga = await anOperator(byline, "olga@operator.example");
const otto = await anOperator(byline, "otto@operator.example");

const adjust = (amountCents: number, account = "available", organization = ada.organization) =>
  olga.post("/api/adjustments", { organization, account, amountCents, reason: "For the trouble" });

const newestOf = async ({ person, organization }: Pick<Advertiser, "person" | "organization">) =>
  (await person.get(`/api/transactions?organization=${organization}`)).body["hydra:member"][0];

test("R4.3 a small adjustment is posted at once, from revenue, and stands in the wallet with its reason", async () => {
  expect((await adjust(10_000)).body).toMatchObject({ state: "posted", amountCents: 10_000, decidedByName: null });
  expect((await balances(ada.person, ada.organization)).available).toBe(10_000);
  expect(await newestOf(ada)).toMatchObject({
    type: 6,
    status: 3,
    amountCents: 10_000,
    isGivenBack: false,
    balanceAfterCents: 10_000,
    description: "Adjustment: For the trouble",
  });
  expect((await adjust(-2_500)).body.state).toBe("posted");
  expect((await balances(ada.person, ada.organization)).available).toBe(7_500);
  expect(await newestOf(ada)).toMatchObject({ amountCents: 2_500, isGivenBack: true, balanceAfterCents: 7_500 });
});

test("R4.3 a large one waits for another operator; its own can only withdraw it, and two who agree at once post it once", async () => {
  const { id, state, isOwn } = (await adjust(10_001)).body;
  expect({ state, isOwn }).toEqual({ state: "proposed", isOwn: true });
  expect((await olga.post(`/api/adjustments/${id}/approve`, {})).status).toBe(409);
  const before = (await balances(ada.person, ada.organization)).available;
  const answers = await Promise.all([1, 2].map(() => otto.post(`/api/adjustments/${id}/approve`, {})));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await balances(ada.person, ada.organization)).available).toBe(before + 10_001);
  const other = (await adjust(20_000)).body;
  expect((await olga.post(`/api/adjustments/${other.id}/decline`, {})).body).toMatchObject({ state: "declined" });
  expect((await otto.post(`/api/adjustments/${other.id}/approve`, {})).status).toBe(409);
  expect((await balances(ada.person, ada.organization)).available).toBe(before + 10_001);
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

test("each adjustment and its decision stand in the operators' trail", async () => {
  const trail = (await olga.get("/api/audit_events?kind=adjustment")).body["hydra:member"];
  expect(trail.length).toBeGreaterThanOrEqual(5);
  expect(trail[0]).toMatchObject({ kind: "adjustment", subject: "ada Agency" });
});
