import { expect, test } from "vitest";
import { anAdvertiser, aPublisher } from "../../../../test/scene.ts";
import { raceForLastDollar } from "../../../../test/scenes/last-dollar.ts";
import { verifyHeld } from "../../../cli/verify-ledger/verify-held.ts";
import { verifyLedger } from "../../../wallet/server/verify-ledger.ts";
import { openConditions } from "./test-support.ts";

const { scene, byline, booked, sent, changed, order, accepting, money } = await openConditions();

test("R4.3 two acceptances at once change the hold once", async () => {
  const id = await booked();
  await changed({ priceCents: 12_000 });
  const before = await money();
  const answers = await Promise.all(Array.from({ length: 6 }, () => accepting(id, 2)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  expect(await money()).toEqual({ ...before, available: before.available - 2_000, held: before.held + 2_000 });
});

test("R4.3 an acceptance against the publisher's own answers: the held money is the order's total, whoever was first", async () => {
  for (let round = 0; round < 8; round++) {
    const id = await sent();
    await changed({ priceCents: 12_000 });
    const before = await money();
    const answer = round % 2 === 0 ? "accept" : "reject";
    const [conditions, publisher] = await Promise.all([
      accepting(id, 2),
      scene.paul.person.post(`/api/orders/${id}/${answer}`, answer === "reject" ? { reason: "Off topic" } : {}),
    ]);
    expect(publisher.status).toBe(200);
    expect([200, 409]).toContain(conditions.status);
    const totalCents = conditions.status === 200 ? 12_000 : 10_000;
    expect((await order(id)).totalCents).toBe(totalCents);
    const heldCents = answer === "accept" ? totalCents : 0;
    expect((await money()).held - before.held).toBe(heldCents - 10_000);
    expect((await money()).available - before.available).toBe(10_000 - heldCents);
  }
});

test("R4.3 an acceptance and a booking race for the last dollar: one of them wins", async () => {
  const racer = await anAdvertiser(byline, "racer", 0);
  const shop = await aPublisher(byline, "shop", { priceCents: 2_000 });
  const prepare = async () => {
    const id = await booked({}, {}, racer);
    await changed({ priceCents: 12_000 });
    return id;
  };
  const act = (id: string) => accepting(id, 2, racer);
  await raceForLastDollar(byline, { racer, cents: 12_000, rounds: 10, format: shop.formatId, prepare, act });
});

test("R4.3 the books balance after all of it", async () => {
  expect((await verifyLedger(byline.database.pool, verifyHeld)).problems).toEqual([]);
});
