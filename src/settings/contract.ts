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
import { byLimit, limitedDeeds } from "./limited-deeds.ts";
import { knownPagesMax, type SettingRange, settingsRanges } from "./ranges.ts";

const within = ({ min, max }: SettingRange) => z.int().min(min).max(max);
const cents = ({ min, max }: SettingRange) => centsBetween(min, max);

const fields = {
  feeBasisPoints: within(settingsRanges.feeBasisPoints).describe(
    "The service fee of orders, in hundredths of a percent.",
  ),
  textHours: within(settingsRanges.textHours).describe("Hours for the advertiser to send the text."),
  answerHours: within(settingsRanges.answerHours).describe("Hours for the publisher to answer."),
  approvalHours: within(settingsRanges.approvalHours).describe("Hours for the advertiser to approve a publication."),
  offerHours: within(settingsRanges.offerHours).describe("Hours for either side to answer an offer."),
  automaticReview: z.boolean().describe("Publishers' listings are on the market without an operator's look at them."),
  verifiedOnly: z.boolean().describe("Outlets whose domain nobody has proven stay off the market."),
  knownPages: z
    .array(webAddress())
    .max(knownPagesMax)
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
  organizationMegabytes: within(settingsRanges.organizationMegabytes).describe(
    "Room for the uploads of an organization, in megabytes.",
  ),
  personMegabytes: within(settingsRanges.personMegabytes).describe(
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
  ...byLimit((deed, span) =>
    cents(settingsRanges[`${deed}${span}Cents`]).describe(
      `The most that one operator ${limitedDeeds[deed].alone} within ${span === "Day" ? "a day" : "thirty days"}, of all organizations or of one, in cents.`,
    ),
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
      freshProof: true,
      input: settingsEdit,
    }),
  },
});
