import { expect, test } from "vitest";
import { orderStatuses } from "#orders/order.ts";
import { heldStatuses } from "#orders/statuses.ts";
import { aBooking, openTrade } from "../../../test/scene.ts";
import { verifyCampaignSums } from "./queries-verify.ts";

const { byline, ada, paul } = await openTrade({ balanceCents: 100_000, format: { priceCents: 12_000 } });

async function problemsNow(): Promise<string[]> {
  const client = await byline.database.pool.connect();
  const problems: string[] = [];
  await verifyCampaignSums(client, problems).finally(() => client.release());
  return problems;
}

const shown = async () => {
  const { orderCount, spentCents, heldCents } = (await ada.person.get(`/api/campaigns/${ada.campaign}`)).body;
  return { orderCount, spentCents, heldCents };
};

test("the database holds money in exactly the statuses that orders do", async () => {
  const { rows } = await byline.database.pool.query<{ status: string }>(
    "SELECT status FROM unnest($1::text[]) AS status WHERE is_held(status)",
    [orderStatuses],
  );
  expect(rows.map(({ status }) => status).toSorted()).toEqual(heldStatuses.toSorted());
});

test("R3.4 a campaign's sums follow bookings, cancellations and offers, and the project has them too", async () => {
  expect(await shown()).toEqual({ orderCount: 0, spentCents: 0, heldCents: 0 });
  const { id } = await aBooking(ada, paul.formatId);
  expect(await shown()).toEqual({ orderCount: 1, spentCents: 0, heldCents: 12_000 });
  await ada.person.post("/api/offers", { campaign: ada.campaign, format: paul.formatId, priceCents: 7_000 });
  expect(await shown()).toEqual({ orderCount: 1, spentCents: 0, heldCents: 19_000 });
  expect((await ada.person.post(`/api/orders/${id}/cancel`, {})).status).toBe(200);
  expect(await shown()).toEqual({ orderCount: 1, spentCents: 0, heldCents: 7_000 });
  const [project] = (await ada.person.get("/api/projects")).body["hydra:member"];
  expect(project).toMatchObject({ campaignCount: 1, spentCents: 0, heldCents: 7_000 });
  expect(await problemsNow()).toEqual([]);
});

test("R10.4 a sum that was changed behind the orders' back is named with what it should be", async () => {
  await byline.database.pool.query("UPDATE campaign_sum SET spent_cents = spent_cents + 1 WHERE campaign_id = $1", [
    ada.campaign,
  ]);
  expect(await problemsNow()).toEqual([
    `campaign ${ada.campaign}: 1 orders, 1 spent and 7000 held are kept, re-added 1, 0 and 7000`,
  ]);
});
