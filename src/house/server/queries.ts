import type { Reader } from "#platform/database/database.ts";
import { houseSetting } from "./tables.ts";

export type HouseSettings = typeof houseSetting.$inferSelect;

/** The settings as they are now; the row is written by the migration. */
export async function readSettings(reader: Reader): Promise<HouseSettings> {
  const [settings] = await reader.select().from(houseSetting);
  if (!settings) throw new Error("the house has no settings: run the migrations");
  return settings;
}
