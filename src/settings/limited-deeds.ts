/**
 * Moves of other people's money, limited by day and by thirty days, for each operator and each organization. Above the
 * limits a second operator confirms (decision 0102).
 */
export const limitedDeeds = {
  adjustment: { name: "Adjustment", alone: "adjusts alone" },
  transfer: { name: "Received transfer", alone: "receives of bank transfers alone" },
  refund: { name: "Refund", alone: "gives back of payments alone" },
  voucher: { name: "Voucher", alone: "gives away by vouchers alone" },
  verdict: { name: "Verdict", alone: "decides of in disputes alone" },
  paymentFile: { name: "Payment file", alone: "sends to the bank alone" },
} as const;
export type LimitedDeed = keyof typeof limitedDeeds;
export const limitedDeedNames = Object.keys(limitedDeeds) as LimitedDeed[];

const limitSpans = ["Day", "Month"] as const;
export type LimitSpan = (typeof limitSpans)[number];
type LimitSetting = `${LimitedDeed}${LimitSpan}Cents`;

/** Makes one of something for the setting of each limit. */
export const byLimit = <Made>(make: (deed: LimitedDeed, span: LimitSpan) => Made): Record<LimitSetting, Made> =>
  Object.fromEntries(
    limitedDeedNames.flatMap((deed) => limitSpans.map((span) => [`${deed}${span}Cents`, make(deed, span)])),
  ) as Record<LimitSetting, Made>;
