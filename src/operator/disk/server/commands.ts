import { sql } from "drizzle-orm";
import { recordEvents } from "#events/server/commands.ts";
import { diskStates } from "#platform/contract/disk-states.ts";
import type { Tx } from "#platform/database/database.ts";
import { type DiskSpace, diskStateOf } from "#platform/files/disk-space.ts";
import { settingsId } from "#settings/settings-id.ts";
import { diskLook } from "./tables.ts";

export const diskHappenings = ["runLow", "fill"] as const;

/** Records the disk's space; operators hear once of a low disk, and once of a full one. */
export async function noteDiskSpace(tx: Tx, space: DiskSpace): Promise<void> {
  await tx.insert(diskLook).values({ state: "enough" }).onConflictDoNothing();
  const [before] = await tx.select().from(diskLook).for("update");
  const state = diskStateOf(space);
  await tx.update(diskLook).set({ state, lookedAt: sql`now()` });
  const isWorse = before !== undefined && diskStates.indexOf(state) > diskStates.indexOf(before.state);
  if (!isWorse) return;
  const verb = state === "full" ? "fill" : "runLow";
  const message = `${(space.freeBytes / 1e9).toFixed(1)} of ${(space.totalBytes / 1e9).toFixed(1)} GB`;
  await recordEvents(tx, [
    { subject: "disk", subjectId: settingsId, verb, organizationIds: [], party: "system", actorId: null, message },
  ]);
}
