import { Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { idOf } from "#platform/contract/iri.ts";
import { formatCents } from "#platform/money/money.ts";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { Waiting } from "#platform/web/components/loading/Waiting.tsx";
import { Row, Rows } from "#platform/web/components/rows/Rows.tsx";
import { Section } from "#platform/web/components/Section.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import type { TransactionStatus } from "#wallet/transaction.ts";
import { transactionWords } from "#wallet/web/transaction-words.ts";
import type { Withdrawal } from "../../contract.ts";
import { withdrawalsQuery } from "../api.ts";
import { texts as payoutWords } from "./texts.ts";

/** Tells a usual payee and amount from a new one. */
export function OtherWithdrawals({ withdrawal }: { withdrawal: Withdrawal }) {
  const { data, isLoading } = useQuery(
    withdrawalsQuery({ organization: idOf(withdrawal.organization), itemsPerPage: 10 }),
  );
  if (isLoading) return <Waiting />;
  if (!data) return null;
  const others = data.items.filter(({ id }) => id !== withdrawal.id);
  return (
    <Section title={payoutWords.others}>
      {others.length === 0 && <Text c="dimmed">{payoutWords.noOthers}</Text>}
      <Rows label={payoutWords.others}>
        {others.map(({ id, amountCents, payeeHolder, payeeAccount, createdAt, status }) => (
          <Row key={id}>
            <Group justify="space-between" wrap="nowrap">
              <div>
                <AnchorLink to="/operator/withdrawals/$id" params={{ id }} fw={600}>
                  {formatCents(amountCents)}
                </AnchorLink>
                <Text fz="sm" c="dimmed">
                  {[payoutWords.to(payeeHolder, payeeAccount), formatInstant(createdAt)].join(" · ")}
                </Text>
              </div>
              <Text fz="sm">{transactionWords.statuses[status as TransactionStatus]}</Text>
            </Group>
          </Row>
        ))}
      </Rows>
    </Section>
  );
}
