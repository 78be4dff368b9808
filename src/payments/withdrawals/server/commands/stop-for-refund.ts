import type { Tx } from "#platform/database/database.ts";
import type { Cents } from "#platform/money/money.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { lockEarnings } from "#wallet/server/commands/lock-balance.ts";
import { lockPending } from "../queries.ts";
import { moveWithdrawal } from "./moves.ts";

const texts = catalogue("payments.withdrawals.server.commands.stopForRefund", {
  orderRefunded: (number: string) => `Order ${number} is refunded.`,
});

/**
 * Stops an organization's unsent withdrawals, the newest first, until its earnings cover a refund. A refund is paid now, and doesn't
 * wait beside money that is about to leave. The rest stays in the earnings.
 */
export async function stopForRefund(
  tx: Tx,
  organizationId: string,
  { cents, number }: { cents: Cents; number: string },
): Promise<void> {
  // One that is requested while the earnings are waited for is found by the second look, which holds them already.
  for (const _look of ["before", "after"]) {
    const pending = await lockPending(tx, organizationId);
    let earnings = await lockEarnings(tx, organizationId);
    for (const row of pending) {
      if (earnings >= cents) return;
      const reason = texts.orderRefunded(number);
      await moveWithdrawal(tx, row, { move: "stop", reason, party: "system", actorId: null });
      earnings = await lockEarnings(tx, organizationId);
    }
  }
}
