import { z } from "zod";
import type { DeedPerformers } from "#deeds/server/commands.ts";
import { adjustmentInput } from "#operator/adjustments/contract.ts";
import { makeAdjustment } from "#operator/adjustments/server/commands.ts";
import { makeExtraMove } from "#orders/extras/server/commands.ts";
import { orderMoveInputs } from "#orders/moves/move-input.ts";
import { makeMove } from "#orders/server/commands/moves.ts";
import { topUpRefundInput } from "#payments/chargebacks/contract.ts";
import { requestRefund } from "#payments/chargebacks/server/commands.ts";
import { topUpMoveInputs } from "#payments/top-ups/move-input.ts";
import { receiveTransfer } from "#payments/top-ups/server/transfers.ts";
import { voucherInput } from "#payments/vouchers/contract.ts";
import { createVoucher } from "#payments/vouchers/server/commands.ts";
import { paymentFileInput } from "#payments/withdrawals/contract.ts";
import { takeIntoFile } from "#payments/withdrawals/server/files/payment-file.ts";
import type { Sealer } from "#platform/files/sealer.ts";
import { notFound } from "#platform/http/errors.ts";

/** Decides a dispute by the move of its order or extra. */
const verdict = z.discriminatedUnion("of", [
  orderMoveInputs.refund.extend({
    of: z.literal("order"),
    move: z.enum(["resolveCompleted", "resolveRefunded", "upholdCompletion", "refundCompletion"]),
  }),
  orderMoveInputs.refund.extend({ of: z.literal("extra"), move: z.enum(["resolvePaid", "resolveRefunded"]) }),
]);

const named = (subject: string | null): string => {
  if (subject === null) throw notFound();
  return subject;
};

/** Performs each deed as its own call would; lies here to join the modules whose money moves. */
export const deedPerformers = (sealer: Sealer): DeedPerformers => ({
  adjustment: (tx, actor, { input }) => makeAdjustment(tx, actor, adjustmentInput.parse(input)),
  transfer: (tx, actor, { subject, input }) =>
    receiveTransfer(tx, actor, named(subject), topUpMoveInputs.receipt.parse(input)),
  refund: (tx, actor, { input }) => requestRefund(tx, actor, topUpRefundInput.parse(input)),
  voucher: (tx, actor, { input }) => createVoucher(tx, actor, voucherInput.parse(input)),
  paymentFile: (tx, actor, { input }) => takeIntoFile(tx, actor, paymentFileInput.parse(input), sealer),
  verdict(tx, actor, { subject, input }) {
    const decided = verdict.parse(input);
    const id = named(subject);
    if (decided.of === "order") {
      const { of: _of, move, ...brought } = decided;
      return makeMove(tx, actor, id, move, brought);
    }
    const { of: _of, move, ...brought } = decided;
    return makeExtraMove(tx, actor, id, move, { ...brought, overBudget: undefined });
  },
});
