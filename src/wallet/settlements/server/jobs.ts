import type { Queue } from "#platform/jobs/queue.ts";
import { settledQueueName } from "../settlement.ts";
import type { SettlementReader } from "./commands.ts";
import { findSettlement } from "./queries.ts";

/** The composition passes the readers, which run one after the other. */
export const settledQueue = (readers: SettlementReader[]): Queue<{ postingId: string }> => ({
  name: settledQueueName,
  async handle(database, { postingId }) {
    const settlement = await findSettlement(database.reader, { postingId });
    if (!settlement) return;
    for (const read of readers) await database.transaction((tx) => read(tx, settlement));
  },
});
