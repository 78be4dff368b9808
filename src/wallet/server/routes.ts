import { z } from "zod";
import { get, list, type Resource } from "#platform/http/resource.ts";
import { transactionQuery, transactionSchema, walletSchema } from "../contract.ts";
import { findWallet, listWallets } from "./queries.ts";
import { findTransaction, listTransactions } from "./queries-transactions.ts";

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
