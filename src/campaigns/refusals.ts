import type { RefusalList, ViolationList } from "#platform/contract/refusals.ts";

export const campaignRefusals = {
  campaign_closed: { status: 409, means: "The campaign is closed, so nothing is booked in it." },
  confirm_over_budget: {
    status: 409,
    means: "The booking exceeds the budget by `overCents`; send it again with the confirmation.",
  },
  over_budget: {
    status: 409,
    means: "The booking exceeds the budget by `overCents`, and the caller's role can't confirm that.",
  },
} as const satisfies RefusalList;

export const campaignViolations = {
  wrong_date: "The campaign ends before it begins.",
} as const satisfies ViolationList;
