import { expect, test } from "vitest";
import { anOperator, credit, openTrade } from "../../../../test/scene.ts";
import { post } from "../../../wallet/server/commands/post.ts";
import { daysShown, type MoneyFlow } from "../contract.ts";
import { moneyFlowId } from "../flow-id.ts";

const { byline, ada, paul } = await openTrade({ balanceCents: 0 });
const olga = await anOperator(byline, "olga@operator.example");
const flow = async () => (await olga.get(`/api/money_flows/${moneyFlowId}`)).body as unknown as MoneyFlow;

test("R10.4 money in and out stands on its day; money between organizations on none", async () => {
  const before = (await flow()).days;
  expect(before).toHaveLength(daysShown);
  await credit(byline, ada.organization, 70_000);
  await byline.database.transaction((tx) =>
    post(tx, [
      {
        key: "paid-out",
        kind: "payout",
        entries: [
          { organizationId: ada.organization, account: "available", amountCents: -20_000 },
          { organizationId: null, account: "provider_clearing", amountCents: 20_000 },
        ],
      },
      {
        key: "moved",
        kind: "adjust",
        entries: [
          { organizationId: ada.organization, account: "available", amountCents: -5_000 },
          { organizationId: paul.organization, account: "earnings", amountCents: 5_000 },
        ],
      },
    ]),
  );
  const { days } = await flow();
  const today = days.at(-1);
  expect(today?.day).toBe(new Date().toISOString().slice(0, 10));
  expect({
    in: (today?.inCents ?? 0) - (before.at(-1)?.inCents ?? 0),
    out: (today?.outCents ?? 0) - (before.at(-1)?.outCents ?? 0),
  }).toEqual({ in: 70_000, out: 20_000 });
  expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).toSorted());
});

test("R6.3 only operators read it", async () => {
  expect((await ada.person.get(`/api/money_flows/${moneyFlowId}`)).status).toBe(403);
  expect((await olga.get(`/api/money_flows/${crypto.randomUUID()}`)).status).toBe(404);
});
