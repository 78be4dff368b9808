import { recordEvents } from "#events/server/commands.ts";
import type { Database, Tx } from "#platform/database/database.ts";
import { readNow } from "#platform/database/now.ts";
import type { FetchOptions } from "#platform/http/outgoing/guarded-fetch.ts";
import { settingsId } from "../../settings-id.ts";
import { afterAsking } from "../known-pages.ts";
import { readKnownPages } from "./queries.ts";
import { isNetworkProven } from "./queries-network.ts";
import { knownPageSilence } from "./tables.ts";

/** Asks the known pages with no transaction open, and tells the operators of a lasting silence. */
export async function askKnownPages(database: Database, options: FetchOptions): Promise<void> {
  const isAnswered = await isNetworkProven(await readKnownPages(database.reader), options);
  await database.transaction((tx) => keepAnswer(tx, isAnswered));
}

async function keepAnswer(tx: Tx, isAnswered: boolean): Promise<void> {
  const [before] = await tx.select().from(knownPageSilence).for("update");
  if (!before) throw new Error("Byline has no row for its known pages: run the migrations");
  const { silence, told } = afterAsking(before, isAnswered, await readNow(tx));
  await tx.update(knownPageSilence).set(silence);
  if (!told) return;
  await recordEvents(tx, [
    { subject: "knownPages", subjectId: settingsId, verb: told, organizationIds: [], party: "system", actorId: null },
  ]);
}
