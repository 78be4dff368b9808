import type { Cents } from "#platform/money/money.ts";
import type { Posting } from "#wallet/posting.ts";

/** The key of a top-up's posting, which its event keeps. */
export const creditKey = (topUpId: string): string => `top-up:${topUpId}`;

/** A top-up that the provider confirmed: provider clearing → available. */
export function creditTopUp(topUp: { topUpId: string; organizationId: string; amountCents: Cents }): Posting {
  return {
    key: creditKey(topUp.topUpId),
    kind: "top_up",
    entries: [
      { organizationId: null, account: "provider_clearing", amountCents: -topUp.amountCents },
      { organizationId: topUp.organizationId, account: "available", amountCents: topUp.amountCents },
    ],
  };
}
