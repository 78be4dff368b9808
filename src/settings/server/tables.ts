import { sql } from "drizzle-orm";
import { boolean, check, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { centsColumn, id, instantColumn, timestamps } from "#platform/database/columns.ts";
import { literals } from "#platform/database/sql/literals.ts";
import { type BillingModel, billingModels } from "../billing-model.ts";

/** One row. Times in hours, the fee in basis points. */
export const operatorSetting = pgTable(
  "operator_setting",
  {
    only: boolean().primaryKey().default(true),
    feeBasisPoints: integer().notNull().default(1_500),
    textHours: integer().notNull().default(720),
    answerHours: integer().notNull().default(72),
    approvalHours: integer().notNull().default(72),
    offerHours: integer().notNull().default(168),
    automaticReview: boolean().notNull().default(true),
    verifiedOnly: boolean().notNull().default(true),
    knownPages: text()
      .array()
      .notNull()
      .default(["https://detectportal.firefox.com/success.txt", "https://www.gstatic.com/generate_204"]),
    earningsLockDays: integer().notNull().default(7),
    withdrawalMinimumCents: centsColumn().notNull().default(2_500),
    withdrawalFeeCents: centsColumn().notNull().default(0),
    identityDocumentDays: integer().notNull().default(90),
    identityDataDays: integer().notNull().default(1_825),
    organizationMegabytes: integer().notNull().default(2_000),
    personMegabytes: integer().notNull().default(1_000),
    legalName: text().notNull().default(""),
    legalAddress: text().notNull().default(""),
    legalCountry: text().notNull().default(""),
    legalTaxId: text().notNull().default(""),
    opensMarketplace: boolean().notNull().default(false),
    namesOutlets: boolean().notNull().default(true),
    termsUrl: text().notNull().default(""),
    privacyUrl: text().notNull().default(""),
    billingModel: text().$type<BillingModel>().notNull().default("undecided"),
    /** Set by the first document, which fixes the model. */
    billingModelSince: instantColumn(),
    bankDetails: text().notNull().default(""),
    affiliatePercent: integer().notNull().default(10),
    affiliateLockDays: integer().notNull().default(30),
    voucherAccountDays: integer().notNull().default(30),
    voucherLockDays: integer().notNull().default(30),
    publishDaysAhead: integer().notNull().default(365),
    organizationsMax: integer().notNull().default(10),
    adjustmentDayCents: centsColumn().notNull().default(10_000),
    adjustmentMonthCents: centsColumn().notNull().default(50_000),
    transferDayCents: centsColumn().notNull().default(2_500_000),
    transferMonthCents: centsColumn().notNull().default(25_000_000),
    refundDayCents: centsColumn().notNull().default(500_000),
    refundMonthCents: centsColumn().notNull().default(5_000_000),
    voucherDayCents: centsColumn().notNull().default(500_000),
    voucherMonthCents: centsColumn().notNull().default(5_000_000),
    verdictDayCents: centsColumn().notNull().default(1_000_000),
    verdictMonthCents: centsColumn().notNull().default(10_000_000),
    paymentFileDayCents: centsColumn().notNull().default(5_000_000),
    paymentFileMonthCents: centsColumn().notNull().default(50_000_000),
    payoutHoldHours: integer().notNull().default(72),
    newAccountDays: integer().notNull().default(30),
    newAccountTopUpCents: centsColumn().notNull().default(2_000_000),
    topUpsPerDay: integer().notNull().default(20),
  },
  (table) => [
    check("operator_setting_only", sql`${table.only}`),
    check("operator_setting_fee", sql`${table.feeBasisPoints} BETWEEN 0 AND 10000`),
    check(
      "operator_setting_hours",
      sql`least(${table.textHours}, ${table.answerHours}, ${table.approvalHours}, ${table.offerHours}) >= 1 AND greatest(${table.textHours}, ${table.answerHours}, ${table.approvalHours}, ${table.offerHours}) <= 2160`,
    ),
    check(
      "operator_setting_days",
      sql`${table.earningsLockDays} BETWEEN 0 AND 90 AND ${table.identityDocumentDays} >= 1 AND ${table.identityDataDays} >= 30`,
    ),
    check(
      "operator_setting_files",
      sql`least(${table.organizationMegabytes}, ${table.personMegabytes}) >= 10 AND greatest(${table.organizationMegabytes}, ${table.personMegabytes}) <= 1000000`,
    ),
    check(
      "operator_setting_affiliate",
      sql`${table.affiliatePercent} BETWEEN 0 AND 50 AND ${table.affiliateLockDays} BETWEEN 0 AND 180`,
    ),
    check("operator_setting_billing_model", sql`${table.billingModel} IN ${sql.raw(literals(billingModels))}`),
    check("operator_setting_voucher_account_days", sql`${table.voucherAccountDays} BETWEEN 0 AND 365`),
    check("operator_setting_voucher_lock_days", sql`${table.voucherLockDays} BETWEEN 0 AND 180`),
    check("operator_setting_publish_days_ahead", sql`${table.publishDaysAhead} BETWEEN 30 AND 1825`),
    check("operator_setting_organizations_max", sql`${table.organizationsMax} BETWEEN 1 AND 1000`),
    check("operator_setting_adjustment_day_cents", sql`${table.adjustmentDayCents} BETWEEN 0 AND 1000000000`),
    check("operator_setting_adjustment_month_cents", sql`${table.adjustmentMonthCents} BETWEEN 0 AND 1000000000`),
    check("operator_setting_transfer_day_cents", sql`${table.transferDayCents} BETWEEN 0 AND 1000000000`),
    check("operator_setting_transfer_month_cents", sql`${table.transferMonthCents} BETWEEN 0 AND 1000000000`),
    check("operator_setting_refund_day_cents", sql`${table.refundDayCents} BETWEEN 0 AND 1000000000`),
    check("operator_setting_refund_month_cents", sql`${table.refundMonthCents} BETWEEN 0 AND 1000000000`),
    check("operator_setting_voucher_day_cents", sql`${table.voucherDayCents} BETWEEN 0 AND 1000000000`),
    check("operator_setting_voucher_month_cents", sql`${table.voucherMonthCents} BETWEEN 0 AND 1000000000`),
    check("operator_setting_verdict_day_cents", sql`${table.verdictDayCents} BETWEEN 0 AND 1000000000`),
    check("operator_setting_verdict_month_cents", sql`${table.verdictMonthCents} BETWEEN 0 AND 1000000000`),
    check("operator_setting_payment_file_day_cents", sql`${table.paymentFileDayCents} BETWEEN 0 AND 1000000000`),
    check("operator_setting_payment_file_month_cents", sql`${table.paymentFileMonthCents} BETWEEN 0 AND 1000000000`),
    check("operator_setting_payout_hold_hours", sql`${table.payoutHoldHours} BETWEEN 0 AND 720`),
    check("operator_setting_new_account_days", sql`${table.newAccountDays} BETWEEN 0 AND 365`),
    check("operator_setting_new_account_top_up_cents", sql`${table.newAccountTopUpCents} BETWEEN 0 AND 1000000000`),
    check("operator_setting_top_ups_per_day", sql`${table.topUpsPerDay} BETWEEN 1 AND 1000`),
    // A fee above the minimum would leave nothing to pay out.
    check(
      "operator_setting_withdrawal",
      sql`${table.withdrawalFeeCents} >= 0 AND ${table.withdrawalMinimumCents} > ${table.withdrawalFeeCents}`,
    ),
  ],
);

/** An unknown flag is off. */
export const featureFlag = pgTable(
  "feature_flag",
  {
    id: id(),
    name: text().notNull(),
    enabled: boolean().notNull().default(false),
    description: text().notNull().default(""),
    ...timestamps(),
  },
  (table) => [unique("feature_flag_name").on(table.name)],
);

/** Targets are a path of Byline or another site's address (R2.25). */
export const pathRedirect = pgTable(
  "path_redirect",
  {
    id: id(),
    path: text().notNull(),
    target: text().notNull(),
    permanent: boolean().notNull().default(false),
    ...timestamps(),
  },
  (table) => [
    unique("path_redirect_path").on(table.path),
    check(
      "path_redirect_form",
      sql`${table.path} LIKE '/%' AND (${table.target} LIKE '/%' AND ${table.target} NOT LIKE '//%' OR ${table.target} LIKE 'https://%')`,
    ),
  ],
);
