import type { Cents } from "#platform/money/money.ts";
import type { PostingKind } from "#wallet/posting-kinds.ts";

/** An entry of an organization's available account, in its order; `orderId` names the paid or refunded order. */
export type AvailableEntry = {
  sequence: number;
  key: string;
  kind: PostingKind;
  orderId: string | null;
  amountCents: Cents;
  balanceCents: Cents;
};
/** A redeemed voucher; `key` is its posting's. `endedAfter` is the last entry before it ended; null while it has not. */
export type RedeemedVoucher = { key: string; endsAt: Date; endedAfter: number | null };

/** A payment that is taken back was no spending: it takes other money first. */
const takingBack: readonly PostingKind[] = ["charge_back", "pay_chargeback"];

type Lot = RedeemedVoucher & { leftCents: Cents };
/** The parts that paid for an order. */
type Payment = { ofLots: Map<Lot, Cents>; ofOtherCents: Cents };

/**
 * The rest of each open voucher by its key, after these entries, which begin with the first redemption. Vouchers are spent before
 * other money, the one that ends first before the others. Refunds go back the other way round, so that a canceled booking makes no
 * lasting money of a voucher.
 */
export function unspentOf(entries: Iterable<AvailableEntry>, vouchers: readonly RedeemedVoucher[]): Map<string, Cents> {
  const { lots } = spendAll(entries, vouchers);
  return new Map(lots.flatMap(({ key, endedAfter, leftCents }) => (endedAfter === null ? [[key, leftCents]] : [])));
}

/** How much of what an order holds or was paid came out of vouchers, after these entries. Cents. */
export function paidByVouchers(
  entries: Iterable<AvailableEntry>,
  vouchers: readonly RedeemedVoucher[],
  orderId: string,
): Cents {
  const payment = spendAll(entries, vouchers).payments.get(orderId);
  return payment ? [...payment.ofLots.values()].reduce((sum, cents) => sum + cents, 0) : 0;
}

type Spent = { lots: Lot[]; payments: Map<string, Payment> };

function spendAll(entries: Iterable<AvailableEntry>, vouchers: readonly RedeemedVoucher[]): Spent {
  const endings = new Map(vouchers.map((voucher) => [voucher.key, voucher]));
  const payments = new Map<string, Payment>();
  let lots: Lot[] = [];
  for (const { sequence, key, kind, orderId, amountCents, balanceCents } of entries) {
    lots = lots.filter(({ endedAfter }) => endedAfter === null || sequence <= endedAfter);
    const redeemed = kind === "redeem_voucher" ? endings.get(key) : undefined;
    const payment = (orderId && payments.get(orderId)) || { ofLots: new Map(), ofOtherCents: 0 };
    if (redeemed) lots = inOrder([...lots, { ...redeemed, leftCents: amountCents }]);
    else if (kind === "end_voucher") continue;
    else if (takingBack.includes(kind)) spend(lots, payment, Math.max(0, leftOf(lots) - balanceCents));
    else if (amountCents < 0) spend(lots, payment, -amountCents);
    else giveBack(payment, amountCents);
    if (orderId) payments.set(orderId, payment);
  }
  return { lots, payments };
}

const inOrder = (lots: Lot[]): Lot[] =>
  lots.toSorted((one, other) => one.endsAt.getTime() - other.endsAt.getTime() || (one.key < other.key ? -1 : 1));

const leftOf = (lots: Lot[]): Cents => lots.reduce((sum, { leftCents }) => sum + leftCents, 0);

/** Takes an amount of the lots, and of other money what they don't cover. */
function spend(lots: Lot[], payment: Payment, amountCents: Cents): void {
  let rest = amountCents;
  for (const lot of lots) {
    const taken = Math.min(lot.leftCents, rest);
    lot.leftCents -= taken;
    payment.ofLots.set(lot, (payment.ofLots.get(lot) ?? 0) + taken);
    rest -= taken;
  }
  payment.ofOtherCents += rest;
}

/** A voucher that has ended gets its part too: it is nobody's voucher any more, and the money stays. */
function giveBack(payment: Payment, amountCents: Cents): void {
  const toOther = Math.min(payment.ofOtherCents, amountCents);
  payment.ofOtherCents -= toOther;
  let rest = amountCents - toOther;
  for (const lot of inOrder([...payment.ofLots.keys()]).reverse()) {
    const returned = Math.min(payment.ofLots.get(lot) ?? 0, rest);
    lot.leftCents += returned;
    payment.ofLots.set(lot, (payment.ofLots.get(lot) ?? 0) - returned);
    rest -= returned;
  }
}
