import { sql } from "drizzle-orm";
import { boolean, check, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { snakeCase } from "#platform/contract/case.ts";
import { centsColumn, id, instantColumn, timestamps } from "#platform/database/columns.ts";
import { literals } from "#platform/database/sql/literals.ts";
import { type BillingModel, billingModels } from "../billing-model.ts";
import { settingsRanges } from "../ranges.ts";

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
    check("operator_setting_billing_model", sql`${table.billingModel} IN ${sql.raw(literals(billingModels))}`),
    ...Object.entries(settingsRanges).map(([name, { min, max }]) =>
      check(
        `operator_setting_${snakeCase(name)}`,
        sql`${table[name as keyof typeof settingsRanges]} BETWEEN ${sql.raw(`${min} AND ${max}`)}`,
      ),
    ),
    // A fee above the minimum would leave nothing to pay out.
    check("operator_setting_withdrawal", sql`${table.withdrawalMinimumCents} > ${table.withdrawalFeeCents}`),
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
