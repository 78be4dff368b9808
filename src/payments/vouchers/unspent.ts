import type { Cents } from "#platform/money/money.ts";
import type { PostingKind } from "#wallet/posting-kinds.ts";

/** An entry on an organization's available account, in the order of the account. */
export type AvailableEntry = { key: string; kind: PostingKind; amountCents: Cents; balanceCents: Cents };
/** A redeemed voucher; `key` is its posting's, and that of its end begins with it. */
export type RedeemedVoucher = { key: string; endsAt: Date };

/** Money by which a booking's price comes back. */
const returning: readonly PostingKind[] = ["release", "change_hold", "settle", "take_back", "pay_owed"];

/** A payment that is taken back was no spending: it takes other money first. */
const takingBack: readonly PostingKind[] = ["charge_back", "pay_chargeback"];

type Lot = RedeemedVoucher & { amountCents: Cents; leftCents: Cents };

/**
 * What is left of each redeemed voucher, by its key, after these entries, which begin with the first redemption. Vouchers are spent
 * before other money, and first the one that ends first. What comes back of a booking goes back the other way round, so that a
 * booking that is canceled makes no lasting money of a voucher.
 */
export function unspentOf(entries: Iterable<AvailableEntry>, vouchers: readonly RedeemedVoucher[]): Map<string, Cents> {
  const endings = new Map(vouchers.map((voucher) => [voucher.key, voucher]));
  let lots: Lot[] = [];
  let otherCents = 0;
  for (const { key, kind, amountCents, balanceCents } of entries) {
    const redeemed = kind === "redeem_voucher" ? endings.get(key) : undefined;
    if (redeemed) lots = inOrder([...lots, { ...redeemed, amountCents, leftCents: amountCents }]);
    else if (kind === "end_voucher") lots = lots.filter((lot) => key !== `${lot.key}:end`);
    else if (takingBack.includes(kind)) spend(lots, Math.max(0, leftOf(lots) - balanceCents));
    else if (amountCents < 0) otherCents += spend(lots, -amountCents);
    else if (returning.includes(kind)) otherCents = giveBack(lots, otherCents, amountCents);
  }
  return new Map(lots.map(({ key, leftCents }) => [key, leftCents]));
}

const inOrder = (lots: Lot[]): Lot[] =>
  lots.toSorted((one, other) => one.endsAt.getTime() - other.endsAt.getTime() || (one.key < other.key ? -1 : 1));

const leftOf = (lots: Lot[]): Cents => lots.reduce((sum, { leftCents }) => sum + leftCents, 0);

/** Takes an amount of the lots; answers what they did not cover. */
function spend(lots: Lot[], amountCents: Cents): Cents {
  let rest = amountCents;
  for (const lot of lots) {
    const taken = Math.min(lot.leftCents, rest);
    lot.leftCents -= taken;
    rest -= taken;
  }
  return rest;
}

/** Answers what stays spent of other money. */
function giveBack(lots: Lot[], otherCents: Cents, amountCents: Cents): Cents {
  const toOther = Math.min(otherCents, amountCents);
  let rest = amountCents - toOther;
  for (const lot of lots.toReversed()) {
    const returned = Math.min(lot.amountCents - lot.leftCents, rest);
    lot.leftCents += returned;
    rest -= returned;
  }
  return otherCents - toOther;
}
