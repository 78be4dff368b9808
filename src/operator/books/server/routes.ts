import { z } from "zod";
import { create, get, list, type Resource, readBack } from "#platform/http/resource.ts";
import { booksCheckSchema, booksSchema, ledgerAccountQuery, ledgerAccountSchema } from "../contract.ts";
import { askForCheck } from "./commands.ts";
import { findBooksCheck, findLedgerAccount, listBooksChecks, listLedgerAccounts, readBooks } from "./queries.ts";

const operator = true;

export const booksResource: Resource = {
  name: "Books",
  path: "books",
  description: "How the books stand now: the trial balance, and where payment providers and books disagree. Cents.",
  schema: booksSchema,
  operations: [get({ summary: "The books of now", operator, handle: ({ reader, id }) => readBooks(reader, id) })],
};

export const booksCheckResource: Resource = {
  name: "BooksCheck",
  path: "books_checks",
  description: "A run of `verify-ledger`: every entry of the books re-added, with the differences it found.",
  schema: booksCheckSchema,
  operations: [
    list({
      summary: "The checks of the books, newest first",
      operator,
      query: z.object({}),
      handle: ({ reader, query }) => listBooksChecks(reader, query),
    }),
    get({ summary: "One check", operator, handle: ({ reader, id }) => findBooksCheck(reader, id) }),
    create({
      summary: "Check the books now; a check that waits to begin is answered to all who ask",
      operator,
      input: z.strictObject({}),
      handle: async ({ tx }) => readBack(await findBooksCheck(tx, await askForCheck(tx))),
    }),
  ],
};

export const ledgerAccountResource: Resource = {
  name: "LedgerAccount",
  path: "ledger_accounts",
  description: "Every account of the books with what its entries sum to. Cents.",
  schema: ledgerAccountSchema,
  operations: [
    list({
      summary: "All accounts, Byline's own first, then by what they hold",
      operator,
      query: ledgerAccountQuery,
      handle: ({ reader, query }) => listLedgerAccounts(reader, query),
    }),
    get({ summary: "One account", operator, handle: ({ reader, id }) => findLedgerAccount(reader, id) }),
  ],
};
