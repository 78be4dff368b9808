import fc from "fast-check";
import { expect, test } from "vitest";
import { type AvailableEntry, unspentOf } from "./unspent.ts";

const first = { key: "voucher:first", endsAt: new Date("2026-12-01"), endedAfter: null };
const second = { key: "voucher:second", endsAt: new Date("2026-12-31"), endedAfter: null };
const redeem = ({ key }: { key: string }, amountCents: number): Entry => ({
  key,
  kind: "redeem_voucher",
  orderId: null,
  amountCents,
});
const end = ({ key }: { key: string }, amountCents: number): Entry => ({
  key: `${key}:end`,
  kind: "end_voucher",
  orderId: null,
  amountCents: -amountCents,
});
const book = (amountCents: number, orderId = "order"): Entry => ({
  key: `${orderId}:hold`,
  kind: "hold",
  orderId,
  amountCents: -amountCents,
});
const cancel = (amountCents: number, orderId = "order"): Entry => ({
  key: `${orderId}:settle`,
  kind: "release",
  orderId,
  amountCents,
});
const topUp = (amountCents: number): Entry => ({ key: "top-up", kind: "top_up", orderId: null, amountCents });

type Entry = Omit<AvailableEntry, "sequence" | "balanceCents">;
/** The entries with their running balance. */
const account = (entries: Entry[]): AvailableEntry[] => {
  let balanceCents = 0;
  return entries.map((entry, index) => {
    balanceCents += entry.amountCents;
    return { ...entry, sequence: index + 1, balanceCents };
  });
};
const left = (...entries: Entry[]) => Object.fromEntries(unspentOf(account(entries), [first, second]));

test("a voucher is spent before other money, and first the one that ends first", () => {
  expect(left(topUp(9_000), redeem(second, 500), redeem(first, 500), book(700))).toEqual({
    "voucher:first": 0,
    "voucher:second": 300,
  });
  expect(left(redeem(first, 500), book(100), topUp(1_000))).toEqual({ "voucher:first": 400 });
  expect(left(topUp(1_000), redeem(first, 500), book(600))).toEqual({ "voucher:first": 0 });
});

test("what comes back of a booking fills other money first, then the voucher that ends last", () => {
  expect(left(redeem(first, 500), book(500), cancel(500))).toEqual({ "voucher:first": 500 });
  expect(left(topUp(1_000), redeem(first, 500), book(800), cancel(400))).toEqual({ "voucher:first": 100 });
  expect(left(redeem(first, 500), redeem(second, 500), book(900), cancel(200))).toEqual({
    "voucher:first": 0,
    "voucher:second": 300,
  });
});

test("what comes back is of what paid for that order, whatever was spent on others before or since", () => {
  const settledBefore = [redeem(first, 100), topUp(9_000), book(9_000, "settled")];
  expect(left(...settledBefore, redeem(second, 500), book(500, "another"), cancel(500, "another"))).toEqual({
    "voucher:first": 0,
    "voucher:second": 500,
  });
  expect(left(redeem(first, 500), topUp(2_000), book(1_500, "first"), topUp(1_000), book(800), cancel(800))).toEqual({
    "voucher:first": 0,
  });
  expect(left(topUp(900), redeem(first, 500), book(600), cancel(900, "booked before any voucher"))).toEqual({
    "voucher:first": 0,
  });
});

test("a voucher that ended is gone, and nothing fills it any more, also when nothing was left of it", () => {
  const afterEnd = (endedAfter: number, ...entries: Entry[]) =>
    Object.fromEntries(unspentOf(account(entries), [{ ...first, endedAfter }, second]));
  expect(afterEnd(3, redeem(first, 500), redeem(second, 500), book(200), end(first, 300), cancel(200))).toEqual({
    "voucher:second": 500,
  });
  const canceledLater = [redeem(first, 500), book(500, "canceled later"), cancel(500, "canceled later")];
  expect(afterEnd(2, ...canceledLater, redeem(second, 500), book(500))).toEqual({ "voucher:second": 0 });
});

test("a payment that is taken back takes other money first: no voucher becomes lasting money by it", () => {
  const takenBack: Entry = { key: "chargeback", kind: "charge_back", orderId: null, amountCents: -500 };
  expect(left(topUp(500), redeem(first, 500), takenBack)).toEqual({ "voucher:first": 500 });
  expect(left(topUp(500), redeem(first, 500), book(800), { ...takenBack, amountCents: -200 })).toEqual({
    "voucher:first": 0,
  });
});

test("what is left of vouchers is always there: never below zero, never above the balance or the voucher", () => {
  const moves = fc.array(
    fc.tuple(
      fc.constantFrom("book", "cancel", "topUp", "first", "second"),
      fc.integer({ min: 1, max: 900 }),
      fc.constantFrom("one order", "another", "a third"),
    ),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(moves, (all) => {
      const entries: Entry[] = [];
      let balance = 0;
      const held = new Map<string, number>();
      const redeemed = new Set<string>();
      for (const [move, amount, order] of all) {
        const heldNow = held.get(order) ?? 0;
        const entry = {
          book: book(amount, order),
          cancel: cancel(amount, order),
          topUp: topUp(amount),
          first: redeem(first, amount),
          second: redeem(second, amount),
        }[move];
        if (!entry || balance + entry.amountCents < 0 || (move === "cancel" && amount > heldNow)) continue;
        if (entry.kind === "redeem_voucher") {
          if (redeemed.has(entry.key)) continue;
          redeemed.add(entry.key);
        }
        if (move === "book") held.set(order, heldNow + amount);
        if (move === "cancel") held.set(order, heldNow - amount);
        balance += entry.amountCents;
        entries.push(entry);
      }
      const lefts = [...unspentOf(account(entries), [first, second]).values()];
      expect(lefts.every((cents) => cents >= 0)).toBe(true);
      expect(lefts.reduce((sum, cents) => sum + cents, 0)).toBeLessThanOrEqual(balance);
    }),
  );
});
