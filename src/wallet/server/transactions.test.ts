import { afterAll, beforeAll, expect, test } from "vitest";
import { aBooking, openTrade, type Trade } from "../../../test/scene.ts";

let trade: Trade;

beforeAll(async () => {
  trade = await openTrade({ balanceCents: 50_000 });
});
afterAll(() => trade?.byline.close());

test("R3.13 a transaction carries its organization's ledger entries and the provider's reference", async () => {
  const { byline, ada, paul } = trade;
  await aBooking(ada, paul.formatId);
  const booking = (await ada.person.get("/api/transactions?type=0")).body["hydra:member"][0];
  expect(booking.entries).toEqual([
    { entry: expect.any(Number), account: "available", amountCents: -10_000, balanceAfterCents: 40_000 },
    { entry: expect.any(Number), account: "held", amountCents: 10_000, balanceAfterCents: 10_000 },
  ]);
  expect(booking.providerReference).toBeNull();
  const asked = await ada.person.post("/api/top_ups", { organization: ada.organization, amountCents: 5_000 });
  await byline.database.pool.query("UPDATE top_up SET provider_reference = 'cs_test_1' WHERE id = $1", [asked.body.id]);
  const topUp = (await ada.person.get("/api/transactions?type=1&status[]=0&status[]=1")).body["hydra:member"].find(
    (each: { topUp: string | null }) => each.topUp?.endsWith(asked.body.id),
  );
  expect(topUp).toMatchObject({ providerReference: "cs_test_1", entries: [] });
});
