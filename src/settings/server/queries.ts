import type { Reader, Tx } from "#platform/database/database.ts";
import { selectedFields } from "#platform/database/fields.ts";
import type { FileQuota } from "#platform/files/file-use.ts";
import type { SettingsItem } from "../contract.ts";
import { silentSince } from "../known-pages/server/queries.ts";
import { settingsId } from "../settings-id.ts";
import { operatorSetting } from "./tables.ts";

export type OperatorSettings = typeof operatorSetting.$inferSelect;

const select = `SELECT ${selectedFields(operatorSetting, "s")} FROM operator_setting AS s`;

/** The migration writes the row. */
export const readSettings = (reader: Reader): Promise<OperatorSettings> =>
  only(reader, { name: "settings", text: select });

/** Holds the settings until the transaction ends: a change waits for decisions based on them. */
export const holdSettings = (tx: Tx): Promise<OperatorSettings> =>
  only(tx, { name: "settings-held", text: `${select} FOR SHARE` });

async function only(reader: Reader, statement: { name: string; text: string }): Promise<OperatorSettings> {
  const { rows } = await reader.$client.query<OperatorSettings>(statement);
  const [settings] = rows;
  if (!settings) throw new Error("Byline has no settings: run the migrations");
  return settings;
}

export async function readFileQuota(reader: Reader): Promise<FileQuota> {
  const { organizationMegabytes, personMegabytes } = await readSettings(reader);
  return { organizationMegabytes, personMegabytes };
}

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
