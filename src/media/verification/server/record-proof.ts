import { recordEvents } from "#events/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import type { ProofHappening } from "../verification.ts";

type ProofNews = { mediaId: string; happened: ProofHappening; organizationId: string; problem?: string | null };

export async function recordProof(tx: Tx, { mediaId, happened, organizationId, problem }: ProofNews): Promise<void> {
  await recordEvents(tx, [
    {
      subject: "media",
      subjectId: mediaId,
      verb: happened,
      organizationIds: [organizationId],
      party: "system",
      actorId: null,
      message: problem ?? "",
    },
  ]);
}
