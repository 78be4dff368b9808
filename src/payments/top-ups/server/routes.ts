import { z } from "zod";
import { action, create, get, list, type Resource, readBack } from "#platform/http/resource.ts";
import { receiveInput, rejectInput, topUpInput, topUpQuery, topUpSchema } from "../contract.ts";
import { createTopUp } from "./commands.ts";
import { findTopUp, listTopUps } from "./queries.ts";
import { receiveTransfer, rejectTransfer, withdrawTransfer } from "./transfers.ts";

const operator = true;
const freshProof = true;

/** Top-ups go through the provider that Byline is configured with, or by bank transfer. */
export const topUpResource = (provider: string): Resource => ({
  name: "TopUp",
  path: "top_ups",
  description:
    "Money on its way into a wallet; pending until the provider reports, or the operator finds the bank transfer.",
  schema: topUpSchema,
  operations: [
    list({
      summary: "Top-ups of my organizations, newest first; all of them for an operator",
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
    action({
      path: "/{id}/withdraw",
      summary: "Call off a bank transfer that was not sent",
      permission: "wallet.topUp",
      input: z.strictObject({}),
      handle: async ({ tx, actor, id }) => {
        await withdrawTransfer(tx, actor, id);
        return readBack(await findTopUp(tx, actor, id));
      },
    }),
    action({
      path: "/{id}/receive",
      summary: "Credit a bank transfer that arrived",
      operator,
      freshProof,
      input: receiveInput,
      movesMoney: true,
      handle: async ({ tx, actor, id, input }) => {
        await receiveTransfer(tx, actor, id, input);
        return readBack(await findTopUp(tx, actor, id));
      },
    }),
    action({
      path: "/{id}/reject",
      summary: "End a bank transfer that did not come or was sent back",
      operator,
      input: rejectInput,
      handle: async ({ tx, actor, id, input }) => {
        await rejectTransfer(tx, actor, id, input.reason);
        return readBack(await findTopUp(tx, actor, id));
      },
    }),
  ],
});
