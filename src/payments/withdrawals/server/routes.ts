import type { Actor } from "#accounts/actor.ts";
import { readBack, type Writing } from "#platform/http/resource.ts";
import { serve } from "#platform/http/serve.ts";
import { payoutStopResource, withdrawalResource, withdrawalTermsResource } from "../contract.ts";
import type { WithdrawalMove } from "../withdrawal.ts";
import { makeWithdrawalMove, retryRecall } from "./commands/moves.ts";
import { type PayingBy, requestWithdrawal } from "./commands/request.ts";
import { switchPayouts } from "./commands/stop.ts";
import { makePaymentFile } from "./files/payment-file.ts";
import { findPayoutStop, findWithdrawal, findWithdrawalTerms, listWithdrawals } from "./queries.ts";

/** Makes a move and answers the withdrawal as it stands afterwards. */
const moving =
  (move: WithdrawalMove) =>
  async ({ tx, actor, id, input }: Writing<{ reason?: string }> & { actor: Actor }) => {
    await makeWithdrawalMove(tx, actor, id, { move, ...input });
    return readBack(await findWithdrawal(tx, actor, id));
  };

export const withdrawalRoutes = (by: PayingBy) =>
  serve(withdrawalResource, {
    list: ({ reader, actor, query }) => listWithdrawals(reader, actor, query),
    get: ({ reader, actor, id }) => findWithdrawal(reader, actor, id),
    create: async ({ tx, actor, input }) =>
      readBack(await findWithdrawal(tx, actor, await requestWithdrawal(tx, actor, input, by))),
    cancel: moving("cancel"),
    pay: moving("pay"),
    fail: moving("fail"),
    return: moving("return"),
    recall: async ({ tx, actor, id }) => {
      await retryRecall(tx, actor, id);
      return readBack(await findWithdrawal(tx, actor, id));
    },
    payment_file: ({ tx, actor, query, input }) => makePaymentFile(tx, actor, { ...query, input, sealer: by.sealer }),
  });

/** Missing steps depend on the provider that Byline is configured with. */
export const withdrawalTermsRoutes = (provider: string) =>
  serve(withdrawalTermsResource, {
    get: ({ reader, actor, id }) => findWithdrawalTerms(reader, actor, id, provider),
  });

export const payoutStopRoutes = serve(payoutStopResource, {
  get: ({ reader, id }) => findPayoutStop(reader, id),
  stop: async ({ tx, actor, id, input }) => {
    await switchPayouts(tx, actor, id, input);
    return readBack(await findPayoutStop(tx, id));
  },
  resume: async ({ tx, actor, id }) => {
    await switchPayouts(tx, actor, id, null);
    return readBack(await findPayoutStop(tx, id));
  },
});
