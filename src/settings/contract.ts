import { z } from "zod";
import { centsBetween, instant, longText, optionalCountry, webAddress } from "#platform/contract/wire.ts";
import { billingModels } from "./billing-model.ts";

/** An installation has one set of settings; as an item of the API it bears this id. */
export const settingsId = "00000000-0000-4000-8000-000000000001";

/** A fee above half of the price is a slip of the finger; the longest term is 90 days. */
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
  /** Hundredths of a percent. */
  feeBasisPoints: within(settingsRanges.feeBasisPoints),
  /** For the advertiser to send the text. */
  textHours: hours(),
  /** For the publisher to answer. */
  answerHours: hours(),
  /** For the advertiser to approve what was published. */
  approvalHours: hours(),
  /** For either side to answer an offer. */
  offerHours: hours(),
  /** What publishers list is on the market without an operator's look at it. */
  automaticReview: z.boolean(),
  /** Outlets whose domain nobody has proven stay off the market (R3.5). */
  verifiedOnly: z.boolean(),
  /** A publication counts as lost only while one of these answers: so it is not Byline's own network that is away (R10.3). */
  knownPages: z.array(webAddress()).max(settingsRanges.knownPages.max),
  /** So long after its completion what an order earned can't be withdrawn (R4.3). */
  earningsLockDays: within(settingsRanges.earningsLockDays),
  withdrawalMinimumCents: cents(settingsRanges.withdrawalMinimumCents),
  /** Taken of each withdrawal that is paid. */
  withdrawalFeeCents: cents(settingsRanges.withdrawalFeeCents),
  /** So long after its decision the documents of an identity check are kept (R3.15). */
  identityDocumentDays: within(settingsRanges.identityDocumentDays),
  /** So long after an organization closed it is kept who was behind it. */
  identityDataDays: within(settingsRanges.identityDataDays),
  /** Room for the uploads of an organization, and of a person in all their organizations; megabytes. */
  organizationMegabytes: within(settingsRanges.fileMegabytes),
  personMegabytes: within(settingsRanges.fileMegabytes),
  /** Who issues invoices: the legal name, the address, the country and the tax id of the company that runs the installation. */
  legalName: longText(160),
  legalAddress: longText(500),
  legalCountry: optionalCountry(),
  legalTaxId: longText(60),
  /** Which documents an order has: receipts while it is undecided. It stays once a document followed it. */
  billingModel: z.enum(billingModels),
  /** Where bank transfers go, as their senders read it; empty where none are taken. */
  bankDetails: longText(500),
  /** An affiliate's share of the service fee. */
  affiliatePercent: within(settingsRanges.affiliatePercent),
  /** So long after an order's completion its commission waits: a refund before takes it back. */
  affiliateLockDays: within(settingsRanges.affiliateLockDays),
  /** An organization younger than this redeems vouchers only after a paid top-up. */
  voucherAccountDays: within(settingsRanges.voucherAccountDays),
  /** So long after its completion what a voucher paid of an order can't be withdrawn. */
  voucherLockDays: within(settingsRanges.voucherLockDays),
  /** Publish dates lie at most so many days ahead (R4.7): what is agreed on is held until then. */
  publishDaysAhead: within(settingsRanges.publishDaysAhead),
  /** So many organizations a person may own. */
  organizationsMax: within(settingsRanges.organizationsMax),
  /** What one operator adjusts alone within a day, of all organizations or of one. */
  adjustmentDayCents: cents(settingsRanges.adjustmentDayCents),
  /** The same within thirty days. */
  adjustmentMonthCents: cents(settingsRanges.adjustmentMonthCents),
  /** What one operator receives of bank transfers alone within a day. */
  transferDayCents: cents(settingsRanges.transferDayCents),
  /** The same within thirty days. */
  transferMonthCents: cents(settingsRanges.transferMonthCents),
  /** What one operator gives back of payments alone within a day. */
  refundDayCents: cents(settingsRanges.refundDayCents),
  /** The same within thirty days. */
  refundMonthCents: cents(settingsRanges.refundMonthCents),
  /** What one operator gives away by vouchers alone within a day. */
  voucherDayCents: cents(settingsRanges.voucherDayCents),
  /** The same within thirty days. */
  voucherMonthCents: cents(settingsRanges.voucherMonthCents),
  /** What one operator decides of in disputes alone within a day. */
  verdictDayCents: cents(settingsRanges.verdictDayCents),
  /** The same within thirty days. */
  verdictMonthCents: cents(settingsRanges.verdictMonthCents),
  /** What one operator sends to the bank alone within a day. */
  paymentFileDayCents: cents(settingsRanges.paymentFileDayCents),
  /** The same within thirty days. */
  paymentFileMonthCents: cents(settingsRanges.paymentFileMonthCents),
  /** So long no payout leaves after a new owner or payee. */
  payoutHoldHours: within(settingsRanges.payoutHoldHours),
  /** An organization younger than this tops up within a limit. */
  newAccountDays: within(settingsRanges.newAccountDays),
  /** What a new organization may top up within 24 hours by cards. */
  newAccountTopUpCents: cents(settingsRanges.newAccountTopUpCents),
  /** So many top-ups an organization may begin within 24 hours. */
  topUpsPerDay: within(settingsRanges.topUpsPerDay),
};

/** What the operator decides for the whole installation (R1.10). */
export const settingsSchema = z.object({
  id: z.string(),
  ...fields,
  /** Since when documents follow the billing model; null while it can still be chosen. */
  billingModelSince: instant().nullable(),
  /** Since when no known page answers: looks that find something missing count as unsure. Null while one answers. */
  knownPagesSilentSince: instant().nullable(),
});
export type SettingsItem = z.infer<typeof settingsSchema>;
/** What an operator decides, without what the API says of the item beside it. */
export const decidedSchema = z.object(fields);
export type DecidedSettings = z.infer<typeof decidedSchema>;
export const settingsEdit = z.strictObject(fields).partial();
