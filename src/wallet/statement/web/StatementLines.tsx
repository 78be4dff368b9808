import { Table, Text } from "@mantine/core";
import { formatCents } from "#platform/money/money.ts";
import { Money } from "#platform/web/components/Money.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import { postingKindNames } from "../../posting-kinds.ts";
import type { StatementLine } from "../contract.ts";
import { accountNames } from "../statement-table.ts";
import { texts } from "./texts.ts";

/** Ledger entries, oldest first; on a narrow screen the lesser columns stand under the first. */
export function StatementLines({ lines }: { lines: StatementLine[] }) {
  return (
    <Table verticalSpacing="xs" highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          <Table.Th visibleFrom="sm">{texts.date}</Table.Th>
          <Table.Th>{texts.what}</Table.Th>
          <Table.Th visibleFrom="sm">{texts.account}</Table.Th>
          <Table.Th ta="right">{texts.amount}</Table.Th>
          <Table.Th ta="right" visibleFrom="sm">
            {texts.after}
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {lines.map(({ id, at, account, number, kind, orderNumber, amountCents, balanceAfterCents }) => (
          <Table.Tr key={id}>
            <Table.Td visibleFrom="sm" style={{ whiteSpace: "nowrap" }}>
              {formatInstant(at)}
            </Table.Td>
            <Table.Td>
              {postingKindNames[kind]}
              <Text fz="sm" c="dimmed">
                {orderNumber && `${texts.order(orderNumber)} · `}
                {texts.entry(number)}
              </Text>
              <Text fz="sm" c="dimmed" hiddenFrom="sm">
                {formatInstant(at)} · {accountNames[account]}
              </Text>
            </Table.Td>
            <Table.Td visibleFrom="sm">{accountNames[account]}</Table.Td>
            <Table.Td ta="right" fw={600} className="figures" style={{ whiteSpace: "nowrap" }}>
              {amountCents > 0 ? `+${formatCents(amountCents)}` : formatCents(amountCents)}
            </Table.Td>
            <Table.Td ta="right" visibleFrom="sm">
              <Money cents={balanceAfterCents} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
