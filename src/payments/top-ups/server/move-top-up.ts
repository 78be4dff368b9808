import { eq, type SQL, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { isOpenMove, statusAfter } from "#platform/lifecycle/lifecycle.ts";
import { requireMove } from "#platform/lifecycle/server/require-move.ts";
import type { Cents } from "#platform/money/money.ts";
import { post } from "#wallet/server/commands/post.ts";
import { moveTransaction } from "#wallet/server/commands/transactions.ts";
import { creditTopUp } from "../postings.ts";
import {
  type TopUpEffect,
  type TopUpEnding,
  type TopUpMove,
  type TopUpParty,
  topUpLife,
  topUpMoves,
} from "../top-up.ts";
import { recordTopUpEvent } from "./happening.ts";
import { type LockedTopUp, lockTopUp } from "./queries.ts";
import { topUp } from "./tables.ts";

type TopUpFields = { [Field in keyof typeof topUp.$inferInsert]?: (typeof topUp.$inferInsert)[Field] | SQL };

type TopUpMoveMade = {
  move: TopUpMove;
  party: TopUpParty;
  /** Cents that came in; the top-up's own amount where nothing is said. */
  amountCents?: Cents;
  /** Why it ended, where somebody said so. */
  said?: string | undefined;
  /** Facts that the provider told with it. */
  fields?: TopUpFields;
};

/** True when the party may make the move as the top-up stands. */
export const canMoveTopUp = (row: LockedTopUp, move: TopUpMove, party: TopUpParty): boolean =>
  isOpenMove(topUpLife, move, { ...row, isOwn: false }, party);

/** The only way from one status to the next; the row is locked. Throws 409 with the code of its lifecycle or of a guard. */
export async function moveTopUp(tx: Tx, row: LockedTopUp, made: TopUpMoveMade): Promise<void> {
  const { move, party, fields = {} } = made;
  requireMove(topUpLife, move, { ...row, isOwn: false }, party);
  const { effects: named, happening, ending = "" } = topUpLife.moves[move];
  const changed: TopUpFields = { ...fields, updatedAt: sql`now()` };
  const settled: SettledAmounts = {};
  for (const effect of named) {
    const done = await effects[effect](tx, row, made);
    Object.assign(changed, done.fields);
    Object.assign(settled, done.settled);
  }
  await moveTransaction(tx, row.transactionId, statusAfter(topUpLife, move, row.status), settled);
  await tx.update(topUp).set(changed).where(eq(topUp.id, row.id));
  tx.changes.push({ resource: "top_ups", id: row.id, organizationIds: [row.organizationId], operators: true });
  if (happening) await recordTopUpEvent(tx, row, happening, made.said ?? ending);
}

type SettledAmounts = Parameters<typeof moveTransaction>[3] & object;
type Effect = (
  tx: Tx,
  row: LockedTopUp,
  made: TopUpMoveMade,
) => Promise<{ fields?: TopUpFields; settled?: SettledAmounts }>;

/** Each answers the fields that change with it, of the top-up and of its transaction. */
const effects: Record<TopUpEffect, Effect> = {
  async credit(tx, { id, organizationId, ...row }, { amountCents = row.amountCents }) {
    const [posted] = await post(tx, [creditTopUp({ topUpId: id, organizationId, amountCents })]);
    const balance = posted && {
      balanceAfterCents: posted.balanceAfter(organizationId, "available"),
      postingId: posted.id,
    };
    return { settled: { amountCents, ...balance } };
  },
  keepReason: async (_tx, _row, { move, said }) => ({
    fields: { failureReason: said ?? topUpLife.moves[move].ending ?? "" },
  }),
};

/** Ends a top-up for which no money came; false where it has ended already. */
export async function endTopUp(tx: Tx, topUpId: string, move: TopUpEnding, said?: string): Promise<boolean> {
  const row = await lockTopUp(tx, topUpId);
  const [party] = Object.keys(topUpMoves[move].by) as TopUpParty[];
  if (!row || !party || !canMoveTopUp(row, move, party)) return false;
  await moveTopUp(tx, row, { move, party, said });
  return true;
}
