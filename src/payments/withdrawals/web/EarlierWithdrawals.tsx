import { Group, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { formatCents } from "#platform/money/money.ts";
import { api, download } from "#platform/web/calls/client.ts";
import { ListFileMenu } from "#platform/web/components/ListFileMenu.tsx";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { Row, Rows } from "#platform/web/components/rows/Rows.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import type { TransactionStatus } from "#wallet/transaction.ts";
import { transactionWords } from "#wallet/web/transaction-words.ts";
import { withdrawalOutcomeOf } from "../withdrawal.ts";
import { withdrawalsQuery } from "./api.ts";
import { texts } from "./texts.ts";

export function EarlierWithdrawals({ organizationId }: { organizationId: string }) {
  const { data } = useQuery(withdrawalsQuery({ organization: organizationId, itemsPerPage: 10 }));
  if (!data || data.totalItems === 0) return null;
  return (
    <section aria-label={texts.before}>
      <Group justify="space-between">
        <Title order={2}>{texts.before}</Title>
        <ListFileMenu
          name="withdrawals"
          read={(format) => download(api.withdrawals, "export", { query: { organization: organizationId, format } })}
        />
      </Group>
      <Rows label={texts.before}>
        {data.items.map(({ id, amountCents, status, payeeAccount, createdAt }) => (
          <Row key={id}>
            <Group justify="space-between" wrap="nowrap">
              <div>
                <AnchorLink
                  to={`/withdrawal/${withdrawalOutcomeOf(status as TransactionStatus)}`}
                  search={{ id }}
                  fw={600}
                >
                  {texts.open(formatCents(amountCents))}
                </AnchorLink>
                <Text fz="sm" c="dimmed">
                  {`${payeeAccount} · ${formatInstant(createdAt)}`}
                </Text>
              </div>
              <Text fz="sm">{transactionWords.statuses[status as TransactionStatus]}</Text>
            </Group>
          </Row>
        ))}
      </Rows>
    </section>
  );
}
