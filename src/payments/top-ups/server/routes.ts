import { create, get, list, type Resource, readBack } from "#platform/http/resource.ts";
import { topUpInput, topUpQuery, topUpSchema } from "../contract.ts";
import { createTopUp } from "./commands.ts";
import { findTopUp, listTopUps } from "./queries.ts";
/** Top-ups go through the provider that Byline is configured with. */
export const topUpResource = (provider: string): Resource => ({
  name: "TopUp",
  path: "top_ups",
  description: "Money on its way into a wallet; pending until the provider reports.",
  schema: topUpSchema,
  operations: [
    list({
      summary: "Top-ups of my organizations, newest first",
      permission: "wallet.read",
      query: topUpQuery,
      handle: ({ reader, actor, query }) => listTopUps(reader, actor, query),
    }),
    get({
      summary: "One top-up",
      permission: "wallet.read",
      handle: ({ reader, actor, id }) => findTopUp(reader, actor, id),
    }),
    create({
      summary: "Start a top-up",
      permission: "wallet.topUp",
      input: topUpInput,
      movesMoney: true,
      handle: async ({ tx, actor, input }) =>
        readBack(await findTopUp(tx, actor, await createTopUp(tx, actor, input, provider))),
    }),
  ],
});
