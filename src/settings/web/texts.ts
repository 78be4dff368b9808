import { catalogue } from "#platform/words/catalogue.ts";
import type { BillingModel } from "../billing-model.ts";
import type { LimitedDeed, LimitSpan } from "../limited-deeds.ts";
import type { SettingRange } from "../ranges.ts";

const fromTo = ({ min, max }: SettingRange) => `${min} to ${max}`;
const inPercent = ({ min, max }: SettingRange): SettingRange => ({ min: min / 100, max: max / 100 });

export const texts = catalogue("settings", {
  title: "Settings",
  fees: "Fee and affiliates",
  times: "Order times",
  proof: "Outlets and proof",
  payouts: "Earnings and withdrawals",
  topUps: "Top-ups and vouchers",
  documents: "Documents",
  visitors: "Visitors",
  opensMarketplace: "The marketplace is open to visitors",
  opensMarketplaceHint:
    "Anyone can read it without an account, and search engines list its outlets. Booking still needs an account.",
  namesOutlets: "Show outlet names on public pages",
  namesOutletsHint: "When off, visitors see the type and country, such as “Newspaper, Netherlands”",
  termsUrl: "Address of your terms of service",
  privacyUrl: "Address of your privacy policy",
  visitorsHint: "Shown in the footer of the landing page.",
  files: "Files and identity data",
  limits: "Limits of one operator",
  limitsHint:
    "What one operator can move alone, in total and per organization. Above a limit, a second operator confirms.",
  fee: "Service fee (%)",
  feeHint: (points: SettingRange) =>
    `${fromTo(inPercent(points))}, with up to two decimals. Applies to new orders. We tell publishers with an example.`,
  feeWrong: (points: SettingRange) => `Enter a percentage from ${fromTo(inPercent(points))} with up to two decimals`,
  hoursHint: (hours: SettingRange) => `Up to ${hours.max / 24} days. Running deadlines don't change.`,
  textHours: "Time to send the text",
  answerHours: "Time for the publisher to answer",
  approvalHours: "Time for the advertiser to approve",
  offerHours: "Time to answer an offer",
  automaticReview: "Automatic review",
  automaticReviewHint: "Outlets and formats are listed without a review",
  verifiedOnly: "List verified outlets only",
  verifiedOnlyHint:
    "Other outlets wait until the publisher verifies the domain. Outlets you import are listed anyway and shown as not verified.",
  knownPages: "Known pages",
  knownPagesHint: (most: number) =>
    `Up to ${most} addresses that are always online. A publication counts as lost only while one of them answers, so an outage of your network opens no claims.`,
  publishDaysAhead: "Days ahead for publish dates",
  publishDaysAheadHint: (days: SettingRange) =>
    `${fromTo(days)}. Latest date that can be chosen or proposed. Agreed dates don't change.`,
  silentPages: (silent: { page: string; problem: string }[]) =>
    `${silent.map(({ page, problem }) => `${page}: ${problem}`).join(" ")} Name pages that answer.`,
  earningsLockDays: "Days before earnings can be withdrawn",
  earningsLockDaysHint: (days: SettingRange) =>
    `${fromTo(days)}, counted from the completion of each order. While a claim is open, its earnings stay locked.`,
  withdrawalMinimum: "Smallest withdrawal",
  withdrawalFee: "Withdrawal fee",
  withdrawalFeeHint: "Deducted when it is paid. Publishers see it before they withdraw.",
  identityDocumentDays: "Days to keep identity documents",
  identityDocumentDaysHint: "Counted from your decision. Then we delete them.",
  identityDataDays: "Days to keep identity data after closing",
  identityDataDaysHint:
    "Names, addresses and birth dates of verified people, counted from the day their organization closes.",
  filesHint: "For uploaded images, message attachments and identity documents. Uploads above the limit are refused.",
  organizationMegabytes: "Storage per organization (MB)",
  personMegabytes: "Storage per person, in all organizations (MB)",
  legalHint: "Who runs this marketplace. Issued documents don't change.",
  legalName: "Legal name",
  legalAddress: "Legal address",
  legalCountry: "Country",
  legalTaxId: "Tax id",
  legalTaxIdHint: "Your VAT id with its country code, such as DE123456788",
  billingModel: "Seller of publications",
  billingModelHint:
    "Ask your tax adviser. You can't change it after the first document is issued. Until you choose, documents are receipts without tax.",
  billingModels: {
    undecided: "Not chosen: receipts only",
    agent: "The publisher, you arrange it (agent): its invoice to the client, your fee invoice to it",
    principal: "You do (principal): your invoice to the client, a self-billed one from the publisher",
  } satisfies Record<BillingModel, string>,
  bankDetails: "Bank account for top-ups",
  bankDetailsHint: "Holder, IBAN, BIC and bank, as buyers should see them. Leave empty to turn off bank transfers.",
  affiliatePercent: "Affiliate's share of the service fee (%)",
  affiliatePercentHint: (percent: SettingRange) =>
    `${fromTo(percent)}, for orders in the first 12 months. 0 turns it off for new orders.`,
  affiliateLockDays: "Days before a commission is paid",
  affiliateLockDaysHint: (days: SettingRange) =>
    `${fromTo(days)}, counted from the completion of each order. A refund before that takes the commission back.`,
  voucherAccountDays: "Days before an account can redeem vouchers",
  voucherAccountDaysHint: (days: SettingRange) =>
    `${fromTo(days)}, counted from the organization's first day. A paid top-up unlocks vouchers at once.`,
  voucherLockDays: "Days to lock earnings paid by vouchers",
  voucherLockDaysHint: (days: SettingRange) =>
    `${fromTo(days)}, counted from the completion of each order. Other earnings keep the usual lock.`,
  organizationsMax: "Organizations per person",
  organizationsMaxHint: "How many organizations one person can own.",
  limited: {
    adjustment: "Adjustments",
    transfer: "Received transfers",
    refund: "Refunds",
    voucher: "Vouchers",
    verdict: "Verdicts",
    paymentFile: "Payment files",
  } satisfies Record<LimitedDeed, string>,
  within: { Day: "a day", Month: "thirty days" } satisfies Record<LimitSpan, string>,
  limitOf: (deeds: string, span: string) => `${deeds}: ${span}`,
  payoutHoldHours: "Hold on payouts",
  payoutHoldHoursHint: (hours: SettingRange) =>
    `Up to ${hours.max / 24} days after an organization gets a new owner or payee. Its owners can stop payouts by mail.`,
  newAccountDays: "Days an account counts as new",
  newAccountDaysHint: (days: SettingRange) => `${fromTo(days)}. Until then, the next limit applies to its top-ups.`,
  newAccountTopUp: "Top-ups of a new account in 24 hours",
  topUpsPerDay: "Top-ups of an account in 24 hours",
  topUpsPerDayHint: "Card top-ups started, paid or not.",
  unchanged: "No changes",
});
