import { Group, Table, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useId } from "react";
import { formatCents } from "#platform/money/money.ts";
import { api, download } from "#platform/web/calls/client.ts";
import { ListFileMenu } from "#platform/web/components/ListFileMenu.tsx";
import area from "#platform/web/components/link-area.module.css";
import { Money } from "#platform/web/components/Money.tsx";
import boxed from "#platform/web/components/rows/boxed.module.css";
import { StatusTag } from "#platform/web/components/StatusTag.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import { type TransactionStatus, transactionTones } from "#wallet/transaction.ts";
import { transactionWords } from "#wallet/web/transaction-words.ts";
import type { Withdrawal } from "../contract.ts";
import { withdrawalOutcomeOf } from "../withdrawal.ts";
import { withdrawalsQuery } from "./api.ts";
import { texts } from "./texts.ts";

export default function EarlierWithdrawals({ organizationId }: { organizationId: string }) {
  const id = useId();
  const { data } = useQuery(withdrawalsQuery({ organization: organizationId, itemsPerPage: 10 }));
  if (!data || data.totalItems === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Group justify="space-between" mb="sm">
        <Title order={2} fz={16} id={id}>
          {texts.before}
        </Title>
        <ListFileMenu
          name="withdrawals"
          read={(format) => download(api.withdrawals, "export", { query: { organization: organizationId, format } })}
        />
      </Group>
      <div className={boxed.box}>
        <Table verticalSpacing={10} horizontalSpacing="md" highlightOnHover>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{texts.withdrawal}</Table.Th>
              <Table.Th visibleFrom="sm">{texts.outcome.account}</Table.Th>
              <Table.Th visibleFrom="sm">{texts.outcome.requested}</Table.Th>
              <Table.Th>{texts.outcome.status}</Table.Th>
              <Table.Th visibleFrom="sm" ta="right">
                {texts.amount}
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.items.map((withdrawal) => (
              <WithdrawalRow key={withdrawal.id} withdrawal={withdrawal} />
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </section>
  );
}

type WithdrawalRowProps = { withdrawal: Withdrawal };

function WithdrawalRow({ withdrawal: { id, amountCents, payeeAccount, createdAt, ...rest } }: WithdrawalRowProps) {
  const status = rest.status as TransactionStatus;
  return (
    <Table.Tr className={area.row}>
      <Table.Td fw={500}>
        <Link to={`/withdrawal/${withdrawalOutcomeOf(status)}`} search={{ id }} className={area.link}>
          {texts.open(formatCents(amountCents))}
        </Link>
        <Text fz="xs" c="dimmed" hiddenFrom="sm">
          {formatInstant(createdAt)}
        </Text>
      </Table.Td>
      <Table.Td visibleFrom="sm">{payeeAccount}</Table.Td>
      <Table.Td visibleFrom="sm" c="dimmed">
        {formatInstant(createdAt)}
      </Table.Td>
      <Table.Td>
        <StatusTag tone={transactionTones[status]}>{transactionWords.statuses[status]}</StatusTag>
      </Table.Td>
      <Table.Td visibleFrom="sm" ta="right" fw={600}>
        <Money cents={amountCents} />
      </Table.Td>
    </Table.Tr>
  );
}
