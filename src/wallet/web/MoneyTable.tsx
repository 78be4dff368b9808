import { Table, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { Money } from "#platform/web/components/Money.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import classes from "./transactions.module.css";

type MoneyTableProps = {
  heads: { date: string; what: string; amount: string; after: string };
  middle: string;
  verticalSpacing: "xs" | "sm";
  children: ReactNode;
};

/** On narrow screens lesser columns move under the first. */
export function MoneyTable({ heads, middle, verticalSpacing, children }: MoneyTableProps) {
  return (
    <div className={classes.box}>
      <Table verticalSpacing={verticalSpacing} horizontalSpacing="sm" highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th visibleFrom="sm">{heads.date}</Table.Th>
            <Table.Th>{heads.what}</Table.Th>
            <Table.Th visibleFrom="sm">{middle}</Table.Th>
            <Table.Th ta="right">{heads.amount}</Table.Th>
            <Table.Th ta="right" visibleFrom="sm">
              {heads.after}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>{children}</Table.Tbody>
      </Table>
    </div>
  );
}

type MoneyRowProps = {
  at: string;
  children: ReactNode;
  middle: ReactNode;
  amount: string;
  balanceAfterCents: Parameters<typeof Money>[0]["cents"];
  /** Account of the balance, where a table shows several. */
  account?: string | undefined;
};

export function MoneyRow({ at, children, middle, amount, balanceAfterCents, account }: MoneyRowProps) {
  return (
    <Table.Tr>
      <Table.Td visibleFrom="sm" style={{ whiteSpace: "nowrap" }}>
        {formatInstant(at)}
      </Table.Td>
      <Table.Td>{children}</Table.Td>
      <Table.Td visibleFrom="sm">{middle}</Table.Td>
      <Table.Td ta="right" fw={600} className="figures" style={{ whiteSpace: "nowrap" }}>
        {amount}
      </Table.Td>
      <Table.Td ta="right" visibleFrom="sm">
        <Money cents={balanceAfterCents} />
        {account !== undefined && balanceAfterCents !== null && (
          <Text fz="sm" c="dimmed">
            {account}
          </Text>
        )}
      </Table.Td>
    </Table.Tr>
  );
}
