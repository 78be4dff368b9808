export type ReferralFacts = {
  accountAgeDays: number;
  isOwnLink: boolean;
  /** Somebody of that organization came by a link of one of theirs. */
  isCircle: boolean;
};

/** Days; an older account existed before the click. */
const newAccountDays = 7;

/** Months after the referral in which orders earn commissions. */
export const commissionMonths = 12;

/** Accepts a referral of a new account, by somebody else's link, and not in a circle (R7.2). */
export const isReferralTaken = ({ accountAgeDays, isOwnLink, isCircle }: ReferralFacts): boolean =>
  accountAgeDays <= newAccountDays && !isOwnLink && !isCircle;
