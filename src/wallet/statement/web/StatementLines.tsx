import { Text } from "@mantine/core";
import { formatCents } from "#platform/money/money.ts";
import { formatInstant } from "#platform/web/dates.ts";
import { MoneyRow, MoneyTable } from "../../web/MoneyTable.tsx";
import { transactionWords } from "../../web/transaction-words.ts";
import type { StatementLine } from "../contract.ts";
import { texts } from "./texts.ts";

export function StatementLines({ lines }: { lines: StatementLine[] }) {
  return (
    <MoneyTable heads={texts} middle={texts.account} verticalSpacing="xs">
      {lines.map(({ id, at, account, number, kind, orderNumber, amountCents, balanceAfterCents }) => (
        <MoneyRow
          key={id}
          at={at}
          middle={transactionWords.accounts[account]}
          amount={amountCents > 0 ? `+${formatCents(amountCents)}` : formatCents(amountCents)}
          balanceAfterCents={balanceAfterCents}
        >
          {transactionWords.postings[kind]}
          <Text fz="sm" c="dimmed">
            {orderNumber && `${texts.order(orderNumber)} · `}
            {texts.entry(number)}
          </Text>
          <Text fz="sm" c="dimmed" hiddenFrom="sm">
            {formatInstant(at)} · {transactionWords.accounts[account]}
          </Text>
        </MoneyRow>
      ))}
    </MoneyTable>
  );
}
