import type pg from "pg";
import type { Tx } from "#platform/database/database.ts";
import type { Queue } from "#platform/jobs/queue.ts";
import type { LedgerReport } from "#wallet/ledger-report.ts";
import { beginCheck, endCheck, requestCheck } from "./commands.ts";

type Checking = {
  verify: (pool: pg.Pool) => Promise<LedgerReport>;
  whenDiffers: (tx: Tx, report: LedgerReport) => Promise<void>;
};

/** Books of many years take hours to read. */
const longestCheckSeconds = 12 * 3_600;

/** Every night and on request (R10.4). */
export const checkBooksQueue = ({ verify, whenDiffers }: Checking): Queue<{ checkId?: string }> => ({
  name: "check-books",
  cron: "23 3 * * *",
  expireInSeconds: longestCheckSeconds,
  async handle(database, { checkId }) {
    const id = checkId ?? (await database.transaction(requestCheck));
    if (!(await database.transaction((tx) => beginCheck(tx, id)))) return;
    const report = await verify(database.pool);
    await database.transaction(async (tx) => {
      await endCheck(tx, id, report);
      if (report.problems.length > 0) await whenDiffers(tx, report);
    });
  },
});
