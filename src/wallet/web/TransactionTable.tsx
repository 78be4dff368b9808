import { Box, Text } from "@mantine/core";
import { formatCents } from "#platform/money/money.ts";
import { StatusTag } from "#platform/web/components/StatusTag.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import type { Transaction } from "../contract.ts";
import { signedCents } from "../signed-amount.ts";
import { type TransactionStatus, type TransactionType, transactionTones } from "../transaction.ts";
import { MoneyRow, MoneyTable } from "./MoneyTable.tsx";
import { TransactionLink } from "./TransactionLink.tsx";
import { texts } from "./texts.ts";
import { transactionWords } from "./transaction-words.ts";

const billingWords = texts.billing;

export function TransactionTable({ transactions }: { transactions: Transaction[] }) {
  return (
    <MoneyTable heads={billingWords} middle={billingWords.status} verticalSpacing="sm">
      {transactions.map((transaction) => (
        <TransactionRow key={transaction.id} transaction={transaction} />
      ))}
    </MoneyTable>
  );
}

function TransactionRow({ transaction }: { transaction: Transaction }) {
  const { type, createdAt, description, balanceAfterCents, balanceAccount } = transaction;
  const status = <StatusBadge status={transaction.status as TransactionStatus} />;
  return (
    <MoneyRow
      at={createdAt}
      middle={status}
      amount={signedAmount(transaction)}
      balanceAfterCents={balanceAfterCents}
      account={billingWords.accounts[balanceAccount]}
    >
      <TransactionLink transaction={transaction}>{transactionWords.types[type as TransactionType]}</TransactionLink>
      <Text fz="sm" c="dimmed">
        {description}
      </Text>
      <Text fz="sm" c="dimmed" hiddenFrom="sm" mb={4}>
        {formatInstant(createdAt)}
      </Text>
      <Box hiddenFrom="sm">{status}</Box>
    </MoneyRow>
  );
}

function StatusBadge({ status }: { status: TransactionStatus }) {
  return <StatusTag tone={transactionTones[status]}>{transactionWords.statuses[status]}</StatusTag>;
}

/** `+$5.00` came in, `-$5.00` went out; no sign for money that passed through or never moved. */
function signedAmount(transaction: Transaction): string {
  const cents = signedCents(transaction);
  if (cents === 0) return formatCents(transaction.amountCents);
  return cents > 0 ? `+${formatCents(cents)}` : formatCents(cents);
}
