import { Badge, Box, Table, Text } from "@mantine/core";
import { formatCents } from "#platform/money/money.ts";
import { Money } from "#platform/web/components/Money.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import type { Transaction } from "../contract.ts";
import { signedCents } from "../signed-amount.ts";
import {
  type TransactionStatus,
  type TransactionType,
  transactionStatusNames,
  transactionTypeNames,
} from "../transaction.ts";
import { TransactionLink } from "./TransactionLink.tsx";
import { texts } from "./texts.ts";

const words = texts.billing;

/** Transactions, newest first; on a narrow screen the lesser columns stand under the first. */
export function TransactionTable({ transactions }: { transactions: Transaction[] }) {
  return (
    <Table verticalSpacing="sm" highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          <Table.Th visibleFrom="sm">{words.date}</Table.Th>
          <Table.Th>{words.what}</Table.Th>
          <Table.Th visibleFrom="sm">{words.status}</Table.Th>
          <Table.Th ta="right">{words.amount}</Table.Th>
          <Table.Th ta="right" visibleFrom="sm">
            {words.after}
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {transactions.map((transaction) => (
          <TransactionRow key={transaction.id} transaction={transaction} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

function TransactionRow({ transaction }: { transaction: Transaction }) {
  const { type, createdAt, description, balanceAfterCents, balanceAccount } = transaction;
  return (
    <Table.Tr>
      <Table.Td visibleFrom="sm" style={{ whiteSpace: "nowrap" }}>
        {formatInstant(createdAt)}
      </Table.Td>
      <Table.Td>
        <TransactionLink transaction={transaction}>{transactionTypeNames[type as TransactionType]}</TransactionLink>
        <Text fz="sm" c="dimmed">
          {description}
        </Text>
        <Text fz="sm" c="dimmed" hiddenFrom="sm" mb={4}>
          {formatInstant(createdAt)}
        </Text>
        <Box hiddenFrom="sm">
          <StatusBadge status={transaction.status as TransactionStatus} />
        </Box>
      </Table.Td>
      <Table.Td visibleFrom="sm">
        <StatusBadge status={transaction.status as TransactionStatus} />
      </Table.Td>
      <Table.Td ta="right" fw={600} style={{ whiteSpace: "nowrap" }}>
        {signedAmount(transaction)}
      </Table.Td>
      <Table.Td ta="right" visibleFrom="sm">
        <Money cents={balanceAfterCents} />
        {balanceAfterCents !== null && (
          <Text fz="sm" c="dimmed">
            {words.accounts[balanceAccount]}
          </Text>
        )}
      </Table.Td>
    </Table.Tr>
  );
}

const colors: Record<TransactionStatus, string> = {
  0: "gray",
  1: "yellow",
  2: "yellow",
  3: "green",
  4: "red",
  5: "gray",
  6: "gray",
  7: "gray",
};

function StatusBadge({ status }: { status: TransactionStatus }) {
  return (
    <Badge variant="dot" color={colors[status]} tt="none" fw={600} size="lg" miw="max-content">
      {transactionStatusNames[status]}
    </Badge>
  );
}

/** `+$5.00` came in, `-$5.00` went out; what only passed through, or never happened, has no sign. */
function signedAmount(transaction: Transaction): string {
  const cents = signedCents(transaction);
  if (cents === 0) return formatCents(transaction.amountCents);
  return cents > 0 ? `+${formatCents(cents)}` : formatCents(cents);
}
