import { readBack } from "#platform/http/resource.ts";
import { serve } from "#platform/http/serve.ts";
import { topUpResource } from "../contract.ts";
import { createTopUp } from "./commands.ts";
import { findTopUp, listTopUps } from "./queries.ts";
import { receiptFile } from "./receipt.ts";
import { receiveTransfer, rejectTransfer, withdrawTransfer } from "./transfers.ts";

/** Top-ups go through the provider that Byline is configured with, or by bank transfer. */
export const topUpRoutes = ({ provider, title }: { provider: string; title: string }) =>
  serve(topUpResource, {
    list: ({ reader, actor, query }) => listTopUps(reader, actor, query),
    get: ({ reader, actor, id }) => findTopUp(reader, actor, id),
    create: async ({ tx, actor, input }) =>
      readBack(await findTopUp(tx, actor, await createTopUp(tx, actor, input, provider))),
    withdraw: async ({ tx, actor, id }) => {
      await withdrawTransfer(tx, actor, id);
      return readBack(await findTopUp(tx, actor, id));
    },
    receive: async ({ tx, actor, id, input }) => {
      await receiveTransfer(tx, actor, id, input);
      return readBack(await findTopUp(tx, actor, id));
    },
    reject: async ({ tx, actor, id, input }) => {
      await rejectTransfer(tx, actor, id, input.reason);
      return readBack(await findTopUp(tx, actor, id));
    },
    receipt: ({ reader, actor, id }) => receiptFile(reader, actor, { id, title }),
  });
