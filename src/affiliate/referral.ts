/** What is known when somebody says by whose link they came. */
export type ReferralFacts = {
  accountAgeDays: number;
  /** They belong to the organization whose link it is. */
  isOwnLink: boolean;
  /** Somebody of that organization came by a link of one of theirs. */
  isCircle: boolean;
};

/** An account that is older came before the click. */
const newAccountDays = 7;

/** Commissions are earned on orders of so many months after somebody came. */
export const commissionMonths = 12;

/** True when a referral counts (R7.2): of a new account, by somebody else's link, and not back to where it came from. */
export const isReferralTaken = ({ accountAgeDays, isOwnLink, isCircle }: ReferralFacts): boolean =>
  accountAgeDays <= newAccountDays && !isOwnLink && !isCircle;
