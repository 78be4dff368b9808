import fc from "fast-check";
import { expect, test } from "vitest";
import { creditTopUp } from "#payments/top-ups/postings.ts";
import { shareOf } from "#platform/money/money.ts";
import { assertBalanced } from "#wallet/posting.ts";
import { changeHeld, holdFunds, releaseFunds, splitHeld } from "./postings.ts";

test("R4.3 every posting of every amount sums to zero", () => {
  const amounts = fc.record({
    total: fc.integer({ min: 1, max: 1e12 }),
    basisPoints: fc.integer({ min: 0, max: 10_000 }),
    refund: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(amounts, ({ total, basisPoints, refund }) => {
      const order = { orderId: "o", clientOrganizationId: "c", publisherOrganizationId: "p", totalCents: total };
      const refundCents = Math.floor((total - 1) * refund);
      const feeCents = shareOf(total - refundCents, basisPoints);
      for (const posting of [
        holdFunds(order),
        releaseFunds(order),
        changeHeld({ ...order, changeId: "c", fromCents: total, toCents: total + 1 }),
        changeHeld({ ...order, changeId: "c", fromCents: total + 1, toCents: total }),
        splitHeld({ ...order, refundCents, feeCents }),
        creditTopUp({ topUpId: "t", organizationId: "c", amountCents: total }),
      ]) {
        assertBalanced(posting);
      }
    }),
  );
});

test("R4.3 an order's money is settled once: release and payment share their key", () => {
  const order = { orderId: "o", clientOrganizationId: "c", publisherOrganizationId: "p", totalCents: 100 };
  expect(releaseFunds(order).key).toBe(splitHeld({ ...order, feeCents: 15, refundCents: 0 }).key);
});
