import { serve } from "#platform/http/serve.ts";
import { transactionResource, walletResource } from "../contract.ts";
import { exportTransactions } from "../export/server/export.ts";
import { findWallet, listWallets } from "./queries.ts";
import { findTransaction, listTransactions } from "./queries-transactions.ts";

export const walletRoutes = serve(walletResource, {
  list: ({ reader, actor, query }) => listWallets(reader, actor, query),
  get: ({ reader, actor, id }) => findWallet(reader, actor, id),
});

export const transactionRoutes = serve(transactionResource, {
  list: ({ reader, actor, query }) => listTransactions(reader, actor, query),
  get: ({ reader, actor, id }) => findTransaction(reader, actor, id),
  export: ({ reader, actor, query }) => exportTransactions(reader, actor, query),
});
