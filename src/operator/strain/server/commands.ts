import { inArray } from "drizzle-orm";
import { recordEvents } from "#events/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import { takeTurn } from "#platform/database/turn.ts";
import { settingsId } from "#settings/settings-id.ts";
import { type StrainName, strainsAfter } from "../strain.ts";
import type { StrainLook } from "./queries.ts";
import { strain } from "./tables.ts";

/** Their verbs name the strain. */
export const strainHappenings = ["strainConnections", "strainQueues"] as const;

const verbOf: Record<StrainName, (typeof strainHappenings)[number]> = {
  connections: "strainConnections",
  queues: "strainQueues",
};

/** Records what a look found; operators hear once of each strain, whichever processes look. */
export async function noteStrain(tx: Tx, { reading, queue }: StrainLook): Promise<void> {
  await takeTurn(tx, "strain");
  const before = (await tx.select().from(strain)).map(({ name }) => name);
  const after = strainsAfter(before, reading);
  const over = before.filter((name) => !after.includes(name));
  const begun = after.filter((name) => !before.includes(name));
  if (over.length > 0) await tx.delete(strain).where(inArray(strain.name, over));
  if (begun.length === 0) return;
  await tx.insert(strain).values(begun.map((name) => ({ name })));
  const message: Record<StrainName, string> = {
    connections: `${Math.round(reading.connections * 100)}%`,
    queues: `${queue}: ${Math.round(reading.queues / 60)} minutes`,
  };
  await recordEvents(
    tx,
    begun.map((name) => ({
      subject: "strain" as const,
      subjectId: settingsId,
      verb: verbOf[name],
      organizationIds: [],
      party: "system" as const,
      actorId: null,
      message: message[name],
    })),
  );
}
