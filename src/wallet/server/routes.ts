import { z } from "zod";
import { create, get, list, type Resource, seen } from "#platform/http/resource.ts";
import { topUpInput, topUpQuery, topUpSchema, transactionQuery, transactionSchema, walletSchema } from "../contract.ts";
import { findTopUp, findTransaction, findWallet, listTopUps, listTransactions, listWallets } from "./queries.ts";
import { createTopUp } from "./top-ups.ts";

export const walletResource: Resource = {
  name: "Wallet",
  path: "wallets",
  description: "The balances of an organization, under the organization's id. Cents.",
  schema: walletSchema,
  operations: [
    list({
      summary: "The wallets of my organizations",
      permission: "wallet.read",
      query: z.object({}),
      handle: ({ reader, actor, query }) => listWallets(reader, actor, query),
    }),
    get({
      summary: "The wallet of an organization",
      permission: "wallet.read",
      handle: ({ reader, actor, id }) => findWallet(reader, actor, id),
    }),
  ],
};

export const transactionResource: Resource = {
  name: "Transaction",
  path: "transactions",
  description: "What moved in a wallet. Types and statuses are numbers: see the glossary.",
  schema: transactionSchema,
  operations: [
    list({
      summary: "Transactions of my organizations, newest first",
      permission: "wallet.read",
      query: transactionQuery,
      handle: ({ reader, actor, query }) => listTransactions(reader, actor, query),
    }),
    get({
      summary: "One transaction",
      permission: "wallet.read",
      handle: ({ reader, actor, id }) => findTransaction(reader, actor, id),
    }),
  ],
};

/** Top-ups go through the provider that the house is configured with. */
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
        seen(await findTopUp(tx, actor, await createTopUp(tx, actor, input, provider))),
    }),
  ],
});
