import fc from "fast-check";
import { expect, test } from "vitest";
import { orderStatuses } from "../order.ts";
import { orderMoneyOf } from "./money.ts";

test("R4.3 of $100.00 at 15% Byline keeps $15.00, and all of it is held while the order is open", () => {
  const order = { status: "accepted", totalCents: 10_000, feeBasisPoints: 1_500 } as const;
  expect(orderMoneyOf(order)).toEqual({
    totalCents: 10_000,
    releasedCents: 0,
    feeCents: 1_500,
    earningsCents: 8_500,
    heldCents: 10_000,
  });
  expect(orderMoneyOf({ ...order, status: "completed" }).heldCents).toBe(0);
});

test("R4.3 a decision that gives $40.00 back takes the fee of the other $60.00", () => {
  const order = { status: "refunded", totalCents: 10_000, feeBasisPoints: 1_500 } as const;
  expect(orderMoneyOf(order, 4_000)).toMatchObject({ releasedCents: 4_000, feeCents: 900, earningsCents: 5_100 });
});

test("R4.3 fee, earnings and what goes back are the total, to the cent", () => {
  const order = fc.record({
    status: fc.constantFrom(...orderStatuses),
    totalCents: fc.integer({ min: 1, max: 100_000_000 }),
    feeBasisPoints: fc.integer({ min: 0, max: 10_000 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(order, ({ share, ...each }) => {
      const { totalCents, releasedCents, feeCents, earningsCents } = orderMoneyOf(
        each,
        Math.floor(share * each.totalCents),
      );
      expect(releasedCents + feeCents + earningsCents).toBe(totalCents);
      expect(Math.min(feeCents, earningsCents)).toBeGreaterThanOrEqual(0);
    }),
  );
});
