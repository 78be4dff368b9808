import type { Cell } from "#platform/contract/csv.ts";
import { dollarsOf } from "#platform/money/money.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import type { Transaction } from "../contract.ts";
import { signedCents } from "../signed-amount.ts";
import {
  type TransactionStatus,
  type TransactionType,
  transactionStatusNames,
  transactionTypeNames,
} from "../transaction.ts";

const texts = catalogue("wallet.export.columns", {
  dateUtc: "Date (UTC)",
  type: "Type",
  status: "Status",
  description: "Description",
  order: "Order",
  amountUsd: "Amount in USD",
  changeBalanceUsd: "Change of the balance in USD",
  account: "Account",
  balanceAfterUsd: "Balance after in USD",
  id: "Id",
});

type Column = { heading: string; cell: (transaction: Transaction) => Cell };

/** Amounts are dollars that a spreadsheet can add. */
export const transactionColumns: Column[] = [
  { heading: texts.dateUtc, cell: ({ createdAt }) => createdAt },
  { heading: texts.type, cell: ({ type }) => transactionTypeNames[type as TransactionType] },
  { heading: texts.status, cell: ({ status }) => transactionStatusNames[status as TransactionStatus] },
  { heading: texts.description, cell: ({ description }) => description },
  { heading: texts.order, cell: ({ orderNumber }) => orderNumber },
  { heading: texts.amountUsd, cell: ({ amountCents }) => dollarsOf(amountCents) },
  { heading: texts.changeBalanceUsd, cell: (transaction) => dollarsOf(signedCents(transaction)) },
  { heading: texts.account, cell: ({ balanceAccount }) => balanceAccount },
  { heading: texts.balanceAfterUsd, cell: ({ balanceAfterCents }) => dollarsOf(balanceAfterCents) },
  { heading: texts.id, cell: ({ id }) => id },
];
