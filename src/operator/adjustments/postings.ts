import type { Cents } from "#platform/money/money.ts";
import type { Posting } from "#wallet/posting.ts";

type Adjusted = {
  adjustmentId: string;
  organizationId: string;
  account: "available" | "earnings";
  /** Gain of the account; negative for a loss. */
  amountCents: Cents;
};

/** Posts revenue → the account, or back. */
export function adjust({ adjustmentId, organizationId, account, amountCents }: Adjusted): Posting {
  return {
    key: `adjustment:${adjustmentId}`,
    kind: "adjust",
    entries: [
      { organizationId: null, account: "revenue", amountCents: -amountCents },
      { organizationId, account, amountCents },
    ],
  };
}
