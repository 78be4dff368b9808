import { z } from "zod";
import { action, create, get, list, type Resource, readBack } from "#platform/http/resource.ts";
import {
  payoutStopSchema,
  stopInput,
  withdrawalInput,
  withdrawalQuery,
  withdrawalReasonInput,
  withdrawalSchema,
  withdrawalTermsSchema,
} from "../contract.ts";
import { type WithdrawalMove, withdrawalMoveNamed } from "../withdrawal.ts";
import { makeWithdrawalMove, retryRecall } from "./commands/moves.ts";
import { type PayingBy, requestWithdrawal } from "./commands/request.ts";
import { switchPayouts } from "./commands/stop.ts";
import { findPayoutStop, findTerms, findWithdrawal, listWithdrawals } from "./queries.ts";

const nothing = z.strictObject({});
const operator = true;
const freshProof = true;

/** A move as an operation, in the table's words. What goes to the bank is sent by a payment file. */
const moveOperation = (move: Exclude<WithdrawalMove, "send" | "stop">) => {
  const { by, reason, texts } = withdrawalMoveNamed(move);
  return action({
    path: `/{id}/${move}`,
    summary: texts.label,
    ...(by === "owner" ? { permission: "wallet.withdraw" } : { operator, freshProof }),
    input: reason ? withdrawalReasonInput : nothing,
    movesMoney: true,
    handle: async ({ tx, actor, id, input }) => {
      await makeWithdrawalMove(tx, actor, id, { move, ...input });
      return readBack(await findWithdrawal(tx, actor, id));
    },
  });
};

export const withdrawalResource = (by: PayingBy): Resource => ({
  name: "Withdrawal",
  path: "withdrawals",
  description:
    "Earnings on their way to a bank account. The amount leaves the earnings when it is asked for, and comes back if it can't be paid. Cents.",
  schema: withdrawalSchema,
  operations: [
    list({
      summary: "The withdrawals of my organizations, newest first; for operators all, those that wait first",
      permission: "wallet.read",
      query: withdrawalQuery,
      handle: ({ reader, actor, query }) => listWithdrawals(reader, actor, query),
    }),
    get({
      summary: "One withdrawal",
      permission: "wallet.read",
      handle: ({ reader, actor, id }) => findWithdrawal(reader, actor, id),
    }),
    create({
      summary: "Withdraw earnings; asks for a sign-in of the last minutes and an approved identity",
      permission: "wallet.withdraw",
      personal: true,
      input: withdrawalInput,
      movesMoney: true,
      handle: async ({ tx, actor, input }) =>
        readBack(await findWithdrawal(tx, actor, await requestWithdrawal(tx, actor, input, by))),
    }),
    moveOperation("cancel"),
    moveOperation("pay"),
    moveOperation("fail"),
    moveOperation("return"),
    action({
      path: "/{id}/recall",
      summary: "Ask the provider again for the money of a payout that ended",
      operator,
      freshProof,
      input: nothing,
      handle: async ({ tx, actor, id }) => {
        await retryRecall(tx, actor, id);
        return readBack(await findWithdrawal(tx, actor, id));
      },
    }),
  ],
});

/** What is missing depends on the provider that Byline is configured with. */
export const withdrawalTermsResource = (provider: string): Resource => ({
  name: "WithdrawalTerms",
  path: "withdrawal_terms",
  description: "What holds of an organization's withdrawals now, under the organization's id. Cents.",
  schema: withdrawalTermsSchema,
  operations: [
    get({
      summary: "Minimum, fee, what can be withdrawn, and what is missing for it",
      permission: "wallet.withdraw",
      handle: ({ reader, actor, id }) => findTerms(reader, actor, id, provider),
    }),
  ],
});

export const payoutStopResource: Resource = {
  name: "PayoutStop",
  path: "payout_stops",
  description:
    "Whether anything is paid out. A difference in the books stops all payouts; an operator lets them go on. There is one item.",
  schema: payoutStopSchema,
  operations: [
    get({ summary: "Whether payouts are stopped", operator, handle: ({ reader, id }) => findPayoutStop(reader, id) }),
    action({
      path: "/{id}/stop",
      summary: "Stop all payouts, for a reason that publishers read",
      operator,
      input: stopInput,
      handle: async ({ tx, actor, id, input }) => {
        await switchPayouts(tx, actor, id, input);
        return readBack(await findPayoutStop(tx, id));
      },
    }),
    action({
      path: "/{id}/resume",
      summary: "Let payouts go on",
      operator,
      freshProof,
      input: nothing,
      handle: async ({ tx, actor, id }) => {
        await switchPayouts(tx, actor, id, null);
        return readBack(await findPayoutStop(tx, id));
      },
    }),
  ],
};
