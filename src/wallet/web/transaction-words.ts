import { catalogue } from "#platform/words/catalogue.ts";
import { postingKindNames } from "../posting-kinds.ts";
import { accountNames } from "../statement/statement-table.ts";
import { transactionStatusNames, transactionTypeNames } from "../transaction.ts";

/** The tables' own words, as the chosen locale says them. */
export const transactionWords = catalogue("transactions", {
  types: transactionTypeNames,
  statuses: transactionStatusNames,
  accounts: accountNames,
  postings: postingKindNames,
});
