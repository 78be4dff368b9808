import type { Queue } from "#platform/jobs/queue.ts";
import { type SettlementReader, settledQueueName } from "./commands.ts";
import { findSettlement } from "./queries.ts";

/** Shows each settlement to its readers, one after the other; who reads them is said at the composition. */
export const settledQueue = (readers: SettlementReader[]): Queue<{ postingId: string }> => ({
  name: settledQueueName,
  async handle(database, { postingId }) {
    const settlement = await findSettlement(database.reader, { postingId });
    if (!settlement) return;
    for (const read of readers) await database.transaction((tx) => read(tx, settlement));
  },
});
