import type { Reader, Tx } from "#platform/database/database.ts";
import { selectedFields } from "#platform/database/fields.ts";
import type { FileQuota } from "#platform/files/file-use.ts";
import { type SettingsItem, settingsId } from "../contract.ts";
import { silentSince } from "../known-pages/server/queries.ts";
import { operatorSetting } from "./tables.ts";

export type OperatorSettings = typeof operatorSetting.$inferSelect;

const select = `SELECT ${selectedFields(operatorSetting, "s")} FROM operator_setting AS s`;

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

/** How much room uploads may take. */
export async function readFileQuota(reader: Reader): Promise<FileQuota> {
  const { organizationMegabytes, personMegabytes } = await readSettings(reader);
  return { organizationMegabytes, personMegabytes };
}

/** The settings as an item of the API; there is one. */
export async function findSettings(reader: Reader, id: string): Promise<SettingsItem | undefined> {
  if (id !== settingsId) return undefined;
  const { only: _only, billingModelSince, ...settings } = await readSettings(reader);
  const silent = await silentSince(reader);
  return {
    id,
    ...settings,
    billingModelSince: billingModelSince?.toISOString() ?? null,
    knownPagesSilentSince: silent?.toISOString() ?? null,
  };
}
