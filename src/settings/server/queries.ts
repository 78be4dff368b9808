import type { Reader } from "#platform/database/database.ts";
import { type HouseSettingsItem, houseSettingsId } from "../contract.ts";
import type { houseSetting } from "./tables.ts";

export type HouseSettings = typeof houseSetting.$inferSelect;

/** The settings as they are now; the row is written by the migration. */
export async function readSettings(reader: Reader): Promise<HouseSettings> {
  const { rows } = await reader.$client.query<HouseSettings>({
    name: "house-settings",
    text: `SELECT "only", fee_basis_points AS "feeBasisPoints", text_hours AS "textHours", answer_hours AS "answerHours",
                  approval_hours AS "approvalHours", automatic_review AS "automaticReview" FROM house_setting`,
  });
  const [settings] = rows;
  if (!settings) throw new Error("the house has no settings: run the migrations");
  return settings;
}

/** The settings as an item of the API; there is one. */
export async function findSettings(reader: Reader, id: string): Promise<HouseSettingsItem | undefined> {
  if (id !== houseSettingsId) return undefined;
  const { only: _only, ...settings } = await readSettings(reader);
  return { id, ...settings };
}
