import { catalogue } from "#platform/web/catalogue.ts";

/** The operator's settings (R1.10). */
export const texts = catalogue("settings", {
  title: "Settings",
  fee: "Service fee (%)",
  feeHint:
    "0 to 50, with up to two decimals. Holds for orders booked from now on; publishers are told, with an example.",
  feeWrong: "Name a percentage from 0 to 50 with up to two decimals",
  hoursHint: "Whole hours, from 1 to 2160. Deadlines that run already stay.",
  textHours: "Hours to send the text",
  answerHours: "Hours for the publisher to answer",
  approvalHours: "Hours for the advertiser to approve",
  offerHours: "Hours to answer an offer",
  automaticReview: "Automatic review",
  automaticReviewHint: "Media and formats are listed without an operator's look at them",
  verifiedOnly: "Only verified outlets are listed",
  verifiedOnlyHint:
    "Other outlets wait until their publisher verifies the domain. What you import yourself is listed anyway, and shown as not verified.",
  knownPages: "Known pages",
  knownPagesHint:
    "Up to five addresses that are always there. A publication counts as lost only while one of them answers, so an outage of your own network opens no claim. With none, Byline trusts its network.",
  publishDaysAhead: "Days ahead for publish dates",
  publishDaysAheadHint: "30 to 1825. No later date can be chosen or proposed; dates that are agreed already stay.",
  silentPages: (silent: { page: string; problem: string }[]) =>
    `${silent.map(({ page, problem }) => `${page}: ${problem}`).join(" ")} Name pages that answer.`,
  earningsLockDays: "Days before earnings can be withdrawn",
  earningsLockDaysHint:
    "0 to 90, counted from the completion of each order. While a claim is open, its earnings stay locked.",
  withdrawalMinimum: "Least amount of a withdrawal",
  withdrawalFee: "Fee of a withdrawal",
  withdrawalFeeHint: "Taken from the amount when it is paid. Publishers see it before they ask.",
  identityDocumentDays: "Days to keep identity documents",
  identityDocumentDaysHint: "Counted from your decision. Then Byline deletes them.",
  filesHint: "Room for uploaded images, files of conversations and identity documents. Uploads beyond it are refused.",
  organizationMegabytes: "Room per organization (MB)",
  personMegabytes: "Room per person, in all organizations (MB)",
  legalHint: "Who issues invoices. An invoice keeps what stood here when it was issued.",
  legalName: "Legal name",
  legalAddress: "Legal address",
  legalCountry: "Country",
  legalTaxId: "Tax id",
  bankDetails: "Bank account for top-ups",
  bankDetailsHint:
    "Holder, IBAN, BIC and bank, as buyers should read them. With none, top-ups by bank transfer are switched off.",
  affiliatePercent: "Affiliate's share of the service fee (%)",
  affiliatePercentHint: "0 to 50, for orders of the first 12 months. 0 pays nothing for new orders.",
  affiliateLockDays: "Days before a commission is paid",
  affiliateLockDaysHint:
    "0 to 180, counted from the completion of each order. A refund before that takes the commission back.",
  voucherAccountDays: "Days before an account redeems vouchers",
  voucherAccountDaysHint: "0 to 365, counted from the organization's first day. A paid top-up opens vouchers at once.",
  voucherLockDays: "Days to lock earnings paid by vouchers",
  voucherLockDaysHint: "0 to 180, counted from the completion of each order. Other earnings keep the lock above.",
  organizationsMax: "Organizations per person",
  organizationsMaxHint: "How many organizations one person can own.",
  unchanged: "Nothing has changed",
});
