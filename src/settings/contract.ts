import { z } from "zod";
import { get, resource, update } from "#platform/contract/resource.ts";
import {
  centsBetween,
  instant,
  longText,
  optionalCountry,
  optionalWebAddress,
  webAddress,
} from "#platform/contract/wire.ts";
import { billingModels } from "./billing-model.ts";

/** A fee above half of the price is surely a mistake; 2,160 hours are 90 days. */
export const settingsRanges = {
  feeBasisPoints: { min: 0, max: 5_000 },
  hours: { min: 1, max: 2_160 },
  knownPages: { max: 5 },
  earningsLockDays: { min: 0, max: 90 },
  withdrawalMinimumCents: { min: 100, max: 1_000_000 },
  withdrawalFeeCents: { min: 0, max: 10_000 },
  identityDocumentDays: { min: 1, max: 3_650 },
  identityDataDays: { min: 30, max: 3_650 },
  fileMegabytes: { min: 10, max: 1_000_000 },
  affiliatePercent: { min: 0, max: 50 },
  affiliateLockDays: { min: 0, max: 180 },
  voucherAccountDays: { min: 0, max: 365 },
  voucherLockDays: { min: 0, max: 180 },
  publishDaysAhead: { min: 30, max: 1_825 },
  organizationsMax: { min: 1, max: 1000 },
  adjustmentDayCents: { min: 0, max: 1_000_000_000 },
  adjustmentMonthCents: { min: 0, max: 1_000_000_000 },
  transferDayCents: { min: 0, max: 1_000_000_000 },
  transferMonthCents: { min: 0, max: 1_000_000_000 },
  refundDayCents: { min: 0, max: 1_000_000_000 },
  refundMonthCents: { min: 0, max: 1_000_000_000 },
  voucherDayCents: { min: 0, max: 1_000_000_000 },
  voucherMonthCents: { min: 0, max: 1_000_000_000 },
  verdictDayCents: { min: 0, max: 1_000_000_000 },
  verdictMonthCents: { min: 0, max: 1_000_000_000 },
  paymentFileDayCents: { min: 0, max: 1_000_000_000 },
  paymentFileMonthCents: { min: 0, max: 1_000_000_000 },
  payoutHoldHours: { min: 0, max: 720 },
  newAccountDays: { min: 0, max: 365 },
  newAccountTopUpCents: { min: 0, max: 1_000_000_000 },
  topUpsPerDay: { min: 1, max: 1000 },
} as const;

const within = ({ min, max }: { min: number; max: number }) => z.int().min(min).max(max);
const hours = () => within(settingsRanges.hours);
const cents = ({ min, max }: { min: number; max: number }) => centsBetween(min, max);

const fields = {
  feeBasisPoints: within(settingsRanges.feeBasisPoints).describe(
    "The service fee of orders, in hundredths of a percent.",
  ),
  textHours: hours().describe("Hours for the advertiser to send the text."),
  answerHours: hours().describe("Hours for the publisher to answer."),
  approvalHours: hours().describe("Hours for the advertiser to approve a publication."),
  offerHours: hours().describe("Hours for either side to answer an offer."),
  automaticReview: z.boolean().describe("Publishers' listings are on the market without an operator's look at them."),
  verifiedOnly: z.boolean().describe("Outlets whose domain nobody has proven stay off the market."),
  knownPages: z
    .array(webAddress())
    .max(settingsRanges.knownPages.max)
    .describe("Addresses of pages that always answer. A publication counts as lost only while one of them does."),
  earningsLockDays: within(settingsRanges.earningsLockDays).describe(
    "Days after an order's completion in which its earnings can't be withdrawn.",
  ),
  withdrawalMinimumCents: cents(settingsRanges.withdrawalMinimumCents).describe(
    "The least amount of a withdrawal, in cents.",
  ),
  withdrawalFeeCents: cents(settingsRanges.withdrawalFeeCents).describe(
    "The fee of each withdrawal that is paid, in cents.",
  ),
  identityDocumentDays: within(settingsRanges.identityDocumentDays).describe(
    "Days after its decision for which the documents of an identity check are kept.",
  ),
  identityDataDays: within(settingsRanges.identityDataDays).describe(
    "Days after an organization closed for which the people behind it are kept.",
  ),
  organizationMegabytes: within(settingsRanges.fileMegabytes).describe(
    "Room for the uploads of an organization, in megabytes.",
  ),
  personMegabytes: within(settingsRanges.fileMegabytes).describe(
    "Room for the uploads of a person in all their organizations, in megabytes.",
  ),
  legalName: longText(160).describe("The legal name of the company that runs the installation and issues invoices."),
  legalAddress: longText(500).describe("Its address."),
  legalCountry: optionalCountry().describe("Its country (ISO 3166-1 alpha-2); empty until it is set."),
  legalTaxId: longText(60).describe("Its tax id."),
  opensMarketplace: z
    .boolean()
    .describe("Visitors and search engines read the marketplace and its outlets; nobody acts without an account."),
  namesOutlets: z.boolean().describe("Public pages name outlets; else they say their kind and country alone."),
  termsUrl: optionalWebAddress().describe("The address of the terms of service; empty for none."),
  privacyUrl: optionalWebAddress().describe("The address of the privacy policy; empty for none."),
  billingModel: z
    .enum(billingModels)
    .describe("The documents that an order has; receipts while it is undecided. It stays once a document followed it."),
  bankDetails: longText(500).describe(
    "The account for bank transfers, as their senders read it; empty where none are taken.",
  ),
  affiliatePercent: within(settingsRanges.affiliatePercent).describe(
    "An affiliate's share of the service fee, in percent.",
  ),
  affiliateLockDays: within(settingsRanges.affiliateLockDays).describe(
    "Days after an order's completion for which its commission waits; a refund in them takes it back.",
  ),
  voucherAccountDays: within(settingsRanges.voucherAccountDays).describe(
    "An organization younger than these days redeems vouchers only after a paid top-up.",
  ),
  voucherLockDays: within(settingsRanges.voucherLockDays).describe(
    "Days after an order's completion in which the part that a voucher paid can't be withdrawn.",
  ),
  publishDaysAhead: within(settingsRanges.publishDaysAhead).describe(
    "The most days that a date of publication may lie ahead.",
  ),
  organizationsMax: within(settingsRanges.organizationsMax).describe("The most organizations that a person may own."),
  adjustmentDayCents: cents(settingsRanges.adjustmentDayCents).describe(
    "The most that one operator adjusts alone within a day, of all organizations or of one, in cents.",
  ),
  adjustmentMonthCents: cents(settingsRanges.adjustmentMonthCents).describe(
    "The most that one operator adjusts alone within thirty days, of all organizations or of one, in cents.",
  ),
  transferDayCents: cents(settingsRanges.transferDayCents).describe(
    "The most that one operator receives of bank transfers alone within a day, in cents.",
  ),
  transferMonthCents: cents(settingsRanges.transferMonthCents).describe(
    "The most that one operator receives of bank transfers alone within thirty days, in cents.",
  ),
  refundDayCents: cents(settingsRanges.refundDayCents).describe(
    "The most that one operator gives back of payments alone within a day, in cents.",
  ),
  refundMonthCents: cents(settingsRanges.refundMonthCents).describe(
    "The most that one operator gives back of payments alone within thirty days, in cents.",
  ),
  voucherDayCents: cents(settingsRanges.voucherDayCents).describe(
    "The most that one operator gives away by vouchers alone within a day, in cents.",
  ),
  voucherMonthCents: cents(settingsRanges.voucherMonthCents).describe(
    "The most that one operator gives away by vouchers alone within thirty days, in cents.",
  ),
  verdictDayCents: cents(settingsRanges.verdictDayCents).describe(
    "The most that one operator decides of in disputes alone within a day, in cents.",
  ),
  verdictMonthCents: cents(settingsRanges.verdictMonthCents).describe(
    "The most that one operator decides of in disputes alone within thirty days, in cents.",
  ),
  paymentFileDayCents: cents(settingsRanges.paymentFileDayCents).describe(
    "The most that one operator sends to the bank alone within a day, in cents.",
  ),
  paymentFileMonthCents: cents(settingsRanges.paymentFileMonthCents).describe(
    "The most that one operator sends to the bank alone within thirty days, in cents.",
  ),
  payoutHoldHours: within(settingsRanges.payoutHoldHours).describe(
    "Hours after a new owner or payee in which no payout leaves.",
  ),
  newAccountDays: within(settingsRanges.newAccountDays).describe(
    "An organization younger than these days tops up within a limit.",
  ),
  newAccountTopUpCents: cents(settingsRanges.newAccountTopUpCents).describe(
    "The most that a new organization may top up by cards within 24 hours, in cents.",
  ),
  topUpsPerDay: within(settingsRanges.topUpsPerDay).describe(
    "The most top-ups that an organization may begin within 24 hours.",
  ),
};

/** The operator's decisions for the whole installation (R1.10). */
const settingsSchema = z.object({
  id: z.string(),
  ...fields,
  billingModelSince: instant()
    .nullable()
    .describe("Since when documents follow the billing model, UTC; null while it can still be chosen."),
  knownPagesSilentSince: instant()
    .nullable()
    .describe("Since when no known page answers, UTC: losses count as unsure meanwhile. Null while one answers."),
});
export type SettingsItem = z.infer<typeof settingsSchema>;
export const decidedSchema = z.object(fields);
export type DecidedSettings = z.infer<typeof decidedSchema>;
export const settingsEdit = z.strictObject(fields).partial();

export const settingsResource = resource({
  name: "OperatorSettings",
  path: "settings",
  description:
    "What the operator decides for the whole installation: the fee, the terms of orders, the review. There is one item.",
  schema: settingsSchema,
  operations: {
    get: get({
      summary: "Byline's settings",
      description: "The one item; its id is always the same.",
      operator: true,
    }),
    update: update({
      summary: "Change Byline's settings, from now on",
      description:
        "Changes the fields that are sent and records each. Deadlines that run already stay, and publishers are told of another fee.",
      operator: true,
      input: settingsEdit,
    }),
  },
});
