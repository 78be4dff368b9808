import { expect, test } from "vitest";
import { settingsId } from "../settings-id.ts";
import { settingsEditOf, settingsProblems, settingsValuesOf } from "./settings-values.ts";

const settings = {
  id: settingsId,
  feeBasisPoints: 1_500,
  textHours: 720,
  answerHours: 72,
  approvalHours: 72,
  offerHours: 168,
  automaticReview: true,
  verifiedOnly: true,
  knownPages: ["https://example.com/"],
  earningsLockDays: 7,
  withdrawalMinimumCents: 2_500,
  withdrawalFeeCents: 0,
  identityDocumentDays: 90,
  identityDataDays: 1_825,
  organizationMegabytes: 2_000,
  personMegabytes: 1_000,
  legalName: "Byline Ltd",
  legalAddress: "1 Quay",
  legalCountry: "IE",
  legalTaxId: "",
  opensMarketplace: false,
  namesOutlets: true,
  termsUrl: "",
  privacyUrl: "",
  billingModel: "undecided" as const,
  billingModelSince: null,
  bankDetails: "",
  affiliatePercent: 10,
  affiliateLockDays: 30,
  voucherAccountDays: 30,
  voucherLockDays: 30,
  publishDaysAhead: 365,
  organizationsMax: 10,
  adjustmentDayCents: 10_000,
  adjustmentMonthCents: 50_000,
  transferDayCents: 2_500_000,
  transferMonthCents: 25_000_000,
  refundDayCents: 500_000,
  refundMonthCents: 5_000_000,
  voucherDayCents: 500_000,
  voucherMonthCents: 5_000_000,
  verdictDayCents: 1_000_000,
  verdictMonthCents: 10_000_000,
  paymentFileDayCents: 5_000_000,
  paymentFileMonthCents: 50_000_000,
  payoutHoldHours: 72,
  newAccountDays: 30,
  newAccountTopUpCents: 2_000_000,
  topUpsPerDay: 20,
};
const values = settingsValuesOf(settings);

test("only what differs is sent, the fee in basis points", () => {
  expect(settingsEditOf(values, settings)).toEqual({});
  expect(settingsEditOf({ ...values, feePercent: 12.34, answerHours: 48 }, settings)).toEqual({
    feeBasisPoints: 1_234,
    answerHours: 48,
  });
});

test.each([
  ["feePercent", -1],
  ["feePercent", 50.01],
  ["feePercent", 12.345],
  ["feePercent", Number.NaN],
  ["feePercent", undefined],
  ["textHours", 0],
  ["answerHours", 2_161],
  ["approvalHours", 1.5],
  ["approvalHours", undefined],
])("%s of %s is wrong", (field, value) => {
  expect(Object.keys(settingsProblems({ ...values, [field]: value }))).toEqual([field]);
});

test("every whole hundredth of a percent is taken", () => {
  for (let points = 0; points <= 5_000; points++)
    expect(settingsProblems({ ...values, feePercent: points / 100 })).toEqual({});
});

test("what the API says of itself beside the settings is not sent back", () => {
  const item = { "@id": `/api/settings/${settingsId}`, "@type": "OperatorSettings", ...settings };
  expect(settingsProblems(settingsValuesOf(item))).toEqual({});
});
