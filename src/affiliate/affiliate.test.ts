import { expect, test } from "vitest";
import { commissionOf, statusOf, takenBackWith } from "./commission.ts";
import { isReferralTaken } from "./referral.ts";

const good = { accountAgeDays: 0, isOwnLink: false, isCircle: false };

test.each([
  [{}, true],
  [{ accountAgeDays: 7 }, true],
  [{ accountAgeDays: 7.1 }, false],
  [{ isOwnLink: true }, false],
  [{ isCircle: true }, false],
])("R7.2 a referral with %j counts: %s", (facts, isTaken) => {
  expect(isReferralTaken({ ...good, ...facts })).toBe(isTaken);
});

test("a commission is a share of the fee, and what goes back is the same part of it as of the fee", () => {
  expect(commissionOf(1_785, 10)).toBe(179);
  expect(commissionOf(4, 10)).toBe(0);
  const commission = { amountCents: 179, feeCents: 1_785 };
  expect([takenBackWith(commission, 1_785), takenBackWith(commission, 0), takenBackWith(commission, 893)]).toEqual([
    179, 0, 90,
  ]);
});

test("a commission waits until it is paid or all of it is taken back", () => {
  const waiting = { amountCents: 100, takenBackCents: 0, paidAt: null };
  expect(statusOf(waiting)).toBe("waiting");
  expect(statusOf({ ...waiting, takenBackCents: 40 })).toBe("waiting");
  expect(statusOf({ ...waiting, takenBackCents: 100 })).toBe("takenBack");
  expect(statusOf({ ...waiting, takenBackCents: 40, paidAt: new Date() })).toBe("paid");
});
