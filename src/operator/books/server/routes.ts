import { readBack } from "#platform/http/resource.ts";
import { serve } from "#platform/http/serve.ts";
import { booksCheckResource, booksResource, ledgerAccountResource } from "../contract.ts";
import { askForCheck } from "./commands.ts";
import { findBooksCheck, findLedgerAccount, listBooksChecks, listLedgerAccounts, readBooks } from "./queries.ts";

export const booksRoutes = serve(booksResource, {
  get: ({ reader, id }) => readBooks(reader, id),
});

export const booksCheckRoutes = serve(booksCheckResource, {
  list: ({ reader, query }) => listBooksChecks(reader, query),
  get: ({ reader, id }) => findBooksCheck(reader, id),
  create: async ({ tx }) => readBack(await findBooksCheck(tx, await askForCheck(tx))),
});

export const ledgerAccountRoutes = serve(ledgerAccountResource, {
  list: ({ reader, query }) => listLedgerAccounts(reader, query),
  get: ({ reader, id }) => findLedgerAccount(reader, id),
});
