import { markLowBalances } from "#accounts/organizations/server/commands.ts";
import { recordEvents } from "#events/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import type { Queue } from "#platform/jobs/queue.ts";
import { formatCents } from "#platform/money/money.ts";
import type { BalanceHappening } from "../alert.ts";
import { type Crossing, readCrossings } from "./queries.ts";

/** Tells organizations once when their balance falls below their threshold. Bookings write nothing for it: this looks each minute. */
export const tellLowBalancesQueue: Queue = {
  name: "tell-low-balances",
  cron: "* * * * *",
  handle: (database) =>
    database.transaction(async (tx) => {
      const crossings = await readCrossings(tx);
      const ids = (isLow: boolean) => crossings.filter((each) => each.isLow === isLow).map(({ id }) => id);
      await markLowBalances(tx, ids(false), false);
      const told = await markLowBalances(tx, ids(true), true);
      await tell(
        tx,
        crossings.filter(({ id }) => told.includes(id)),
      );
    }),
};

async function tell(tx: Tx, low: Crossing[]): Promise<void> {
  await recordEvents(
    tx,
    low.map(({ id, availableCents }) => ({
      subject: "balance",
      subjectId: id,
      verb: "runLow" satisfies BalanceHappening,
      organizationIds: [id],
      party: "system",
      actorId: null,
      message: formatCents(availableCents),
    })),
  );
}
