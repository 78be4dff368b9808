import type { Cell } from "#platform/contract/csv.ts";
import { dollarsOf } from "#platform/money/money.ts";
import type { Transaction } from "../contract.ts";
import { signedCents } from "../signed-amount.ts";
import {
  type TransactionStatus,
  type TransactionType,
  transactionStatusNames,
  transactionTypeNames,
} from "../transaction.ts";

type Column = { heading: string; cell: (transaction: Transaction) => Cell };

/** Amounts are dollars that a spreadsheet can add. */
export const transactionColumns: Column[] = [
  { heading: "Date (UTC)", cell: ({ createdAt }) => createdAt },
  { heading: "Type", cell: ({ type }) => transactionTypeNames[type as TransactionType] },
  { heading: "Status", cell: ({ status }) => transactionStatusNames[status as TransactionStatus] },
  { heading: "Description", cell: ({ description }) => description },
  { heading: "Order", cell: ({ orderNumber }) => orderNumber },
  { heading: "Amount in USD", cell: ({ amountCents }) => dollarsOf(amountCents) },
  { heading: "Change of the balance in USD", cell: (transaction) => dollarsOf(signedCents(transaction)) },
  { heading: "Account", cell: ({ balanceAccount }) => balanceAccount },
  { heading: "Balance after in USD", cell: ({ balanceAfterCents }) => dollarsOf(balanceAfterCents) },
  { heading: "Id", cell: ({ id }) => id },
];
