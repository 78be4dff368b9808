import { Text } from "@mantine/core";
import { formatCents } from "#platform/money/money.ts";
import { formatInstant } from "#platform/web/dates.ts";
import { postingKindNames } from "../../posting-kinds.ts";
import { MoneyRow, MoneyTable } from "../../web/MoneyTable.tsx";
import type { StatementLine } from "../contract.ts";
import { accountNames } from "../statement-table.ts";
import { texts } from "./texts.ts";

export function StatementLines({ lines }: { lines: StatementLine[] }) {
  return (
    <MoneyTable heads={texts} middle={texts.account} verticalSpacing="xs">
      {lines.map(({ id, at, account, number, kind, orderNumber, amountCents, balanceAfterCents }) => (
        <MoneyRow
          key={id}
          at={at}
          middle={accountNames[account]}
          amount={amountCents > 0 ? `+${formatCents(amountCents)}` : formatCents(amountCents)}
          balanceAfterCents={balanceAfterCents}
        >
          {postingKindNames[kind]}
          <Text fz="sm" c="dimmed">
            {orderNumber && `${texts.order(orderNumber)} · `}
            {texts.entry(number)}
          </Text>
          <Text fz="sm" c="dimmed" hiddenFrom="sm">
            {formatInstant(at)} · {accountNames[account]}
          </Text>
        </MoneyRow>
      ))}
    </MoneyTable>
  );
}
