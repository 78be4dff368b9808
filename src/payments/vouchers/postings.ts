import type { Cents } from "#platform/money/money.ts";
import type { Posting } from "#wallet/posting.ts";

type RedeemedAmount = { voucherId: string; organizationId: string; amountCents: Cents };

export const voucherKey = ({ voucherId, organizationId }: Omit<RedeemedAmount, "amountCents">): string =>
  `voucher:${voucherId}:${organizationId}`;

/** A voucher is Byline's own gift: revenue → available, once for each organization. */
export function redeemVoucher(redeemed: RedeemedAmount): Posting {
  const { organizationId, amountCents } = redeemed;
  return {
    key: voucherKey(redeemed),
    kind: "redeem_voucher",
    entries: [
      { organizationId: null, account: "revenue", amountCents: -amountCents },
      { organizationId, account: "available", amountCents },
    ],
  };
}

/** What was not spent of it by its end: available → revenue. */
export function endVoucher(redeemed: RedeemedAmount): Posting {
  const { organizationId, amountCents } = redeemed;
  return {
    key: `${voucherKey(redeemed)}:end`,
    kind: "end_voucher",
    entries: [
      { organizationId, account: "available", amountCents: -amountCents },
      { organizationId: null, account: "revenue", amountCents },
    ],
  };
}
