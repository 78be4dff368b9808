import { byLimit } from "./limited-deeds.ts";

export type SettingRange = { min: number; max: number };

/** 2,160 hours are 90 days. */
const hours = { min: 1, max: 2_160 };
const megabytes = { min: 10, max: 1_000_000 };
const anyCents = { min: 0, max: 1_000_000_000 };

/** THE bounds of the settings that are numbers. A fee above half of the price is surely a mistake. */
export const settingsRanges = {
  feeBasisPoints: { min: 0, max: 5_000 },
  textHours: hours,
  answerHours: hours,
  approvalHours: hours,
  offerHours: hours,
  earningsLockDays: { min: 0, max: 90 },
  withdrawalMinimumCents: { min: 100, max: 1_000_000 },
  withdrawalFeeCents: { min: 0, max: 10_000 },
  identityDocumentDays: { min: 1, max: 3_650 },
  identityDataDays: { min: 30, max: 3_650 },
  organizationMegabytes: megabytes,
  personMegabytes: megabytes,
  affiliatePercent: { min: 0, max: 50 },
  affiliateLockDays: { min: 0, max: 180 },
  voucherAccountDays: { min: 0, max: 365 },
  voucherLockDays: { min: 0, max: 180 },
  publishDaysAhead: { min: 30, max: 1_825 },
  organizationsMax: { min: 1, max: 1000 },
  ...byLimit(() => anyCents),
  payoutHoldHours: { min: 0, max: 720 },
  newAccountDays: { min: 0, max: 365 },
  newAccountTopUpCents: anyCents,
  topUpsPerDay: { min: 1, max: 1000 },
} satisfies Record<string, SettingRange>;

export const knownPagesMax = 5;
