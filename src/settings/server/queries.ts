import type { Reader, Tx } from "#platform/database/database.ts";
import { type SettingsItem, settingsId } from "../contract.ts";
import type { operatorSetting } from "./tables.ts";

export type OperatorSettings = typeof operatorSetting.$inferSelect;

const select = `
  SELECT "only", fee_basis_points AS "feeBasisPoints", text_hours AS "textHours", answer_hours AS "answerHours",
    approval_hours AS "approvalHours", offer_hours AS "offerHours", automatic_review AS "automaticReview", verified_only AS "verifiedOnly",
    known_pages AS "knownPages", earnings_lock_days AS "earningsLockDays", withdrawal_minimum_cents AS "withdrawalMinimumCents",
    withdrawal_fee_cents AS "withdrawalFeeCents", identity_document_days AS "identityDocumentDays",
    legal_name AS "legalName", legal_address AS "legalAddress", legal_country AS "legalCountry", legal_tax_id AS "legalTaxId",
    bank_details AS "bankDetails",
    affiliate_percent AS "affiliatePercent", affiliate_lock_days AS "affiliateLockDays"
  FROM operator_setting`;

/** The settings as they are now; the row is written by the migration. */
export const readSettings = (reader: Reader): Promise<OperatorSettings> =>
  only(reader, { name: "settings", text: select });

/** The settings as they stay until the transaction ends: a change waits for what is decided by them. */
export const holdSettings = (tx: Tx): Promise<OperatorSettings> =>
  only(tx, { name: "settings-held", text: `${select} FOR SHARE` });

async function only(reader: Reader, statement: { name: string; text: string }): Promise<OperatorSettings> {
  const { rows } = await reader.$client.query<OperatorSettings>(statement);
  const [settings] = rows;
  if (!settings) throw new Error("Byline has no settings: run the migrations");
  return settings;
}

/** The settings as an item of the API; there is one. */
export async function findSettings(reader: Reader, id: string): Promise<SettingsItem | undefined> {
  if (id !== settingsId) return undefined;
  const { only: _only, ...settings } = await readSettings(reader);
  return { id, ...settings };
}
