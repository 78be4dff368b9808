import type { Database } from "#platform/database/database.ts";
import type { Queue } from "#platform/jobs/queue.ts";
import type { VerificationMethod } from "../verification.ts";
import { keepLook } from "./commands.ts";
import { lookForProof, type Outlook } from "./look-for-proof.ts";
import type { TellOrders } from "./take-over.ts";

type LookData = { mediaId: string; method: VerificationMethod; actorId?: string };
type Looking = { outlook: Outlook; tellOrders: TellOrders };

/** Looks at a publisher's request; apart from the daily looks, so that nobody waits behind them. */
export const verifyMediaQueue = (looking: Looking): Queue<LookData> => ({
  name: "verify-media",
  handle: (database, data) => look(database, data, looking),
});

export const reverifyMediumQueue = (looking: Looking): Queue<LookData> => ({
  name: "reverify-medium",
  handle: (database, data) => look(database, data, looking),
});

/** Looks without a transaction open, then writes. */
async function look(database: Database, data: LookData, { outlook, tellOrders }: Looking): Promise<void> {
  const { mediaId, method } = data;
  const { rows } = await database.reader.$client.query<{ domain: string; url: string; token: string }>({
    name: "media-proof",
    text: "SELECT domain, url, verification_token AS token FROM media_project WHERE id = $1",
    values: [mediaId],
  });
  const [medium] = rows;
  if (!medium) return;
  const finding = await lookForProof(method, medium, outlook);
  await database.transaction((tx) => keepLook(tx, { ...data, domain: medium.domain, finding }, tellOrders));
}

const batch = 500;

/** Every proof, daily at 04:30 UTC (R2.19). */
export const reverifyMediaQueue: Queue = {
  name: "reverify-media",
  cron: "30 4 * * *",
  async handle(database) {
    for (let after = "00000000-0000-0000-0000-000000000000"; ; ) {
      const { rows } = await database.reader.$client.query<LookData>({
        name: "media-reverify",
        text: `SELECT media_project_id AS "mediaId", method FROM media_verification
               WHERE state <> 'unverified' AND checked_at < now() - interval '12 hours' AND media_project_id > $1
               ORDER BY media_project_id LIMIT ${batch}`,
        values: [after],
      });
      await database.transaction(async (tx) => {
        for (const row of rows) await tx.enqueue("reverify-medium", row);
      });
      const last = rows.at(-1);
      if (!last || rows.length < batch) return;
      after = last.mediaId;
    }
  },
};
