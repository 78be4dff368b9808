import { recordEvents } from "#events/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";

/** Records what happened to a top-up by itself, so that its organization hears of it. */
export const recordTopUpEvent = (
  tx: Tx,
  { id, organizationId }: { id: string; organizationId: string },
  verb: string,
  message: string,
) =>
  recordEvents(tx, [
    {
      subject: "topUp",
      subjectId: id,
      verb,
      organizationIds: [organizationId],
      party: "system",
      actorId: null,
      message,
    },
  ]);
