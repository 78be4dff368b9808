import type { Reader } from "#platform/database/database.ts";
import { type SettingsItem, settingsId } from "../contract.ts";
import type { operatorSetting } from "./tables.ts";

export type OperatorSettings = typeof operatorSetting.$inferSelect;

/** The settings as they are now; the row is written by the migration. */
export async function readSettings(reader: Reader): Promise<OperatorSettings> {
  const { rows } = await reader.$client.query<OperatorSettings>({
    name: "settings",
    text: `SELECT "only", fee_basis_points AS "feeBasisPoints", text_hours AS "textHours", answer_hours AS "answerHours",
                  approval_hours AS "approvalHours", offer_hours AS "offerHours", automatic_review AS "automaticReview" FROM operator_setting`,
  });
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
