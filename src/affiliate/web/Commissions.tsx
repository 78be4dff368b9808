import { Table, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { StateTone } from "#platform/contract/state-tone.ts";
import { formatCents } from "#platform/money/money.ts";
import { Empty } from "#platform/web/components/Empty.tsx";
import { ListFileMenu } from "#platform/web/components/ListFileMenu.tsx";
import { ListSection } from "#platform/web/components/ListSection.tsx";
import { Money } from "#platform/web/components/Money.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Pager } from "#platform/web/components/rows/Pager.tsx";
import { StatusTag } from "#platform/web/components/StatusTag.tsx";
import { dayInWords } from "#platform/words/day-words.ts";
import type { CommissionStatus } from "../commission.ts";
import type { Commission } from "../contract.ts";
import { commissionsFile, commissionsQuery } from "./api.ts";
import { texts } from "./texts.ts";

type CommissionsProps = { organizationId: string; page: number; onPage: (page: number) => void };

export function Commissions({ organizationId, page, onPage }: CommissionsProps) {
  const query = useQuery(commissionsQuery(organizationId, page));
  return (
    <ListSection
      title={texts.commissions}
      action={<ListFileMenu name="commissions" read={(format) => commissionsFile(organizationId, format)} />}
    >
      <QueryState query={query} inline>
        {({ items, totalItems }) =>
          totalItems === 0 ? (
            <Empty title={texts.none} text={texts.noneText} />
          ) : (
            <div>
              <CommissionTable commissions={items} />
              <Pager page={page} totalItems={totalItems} onChange={onPage} />
            </div>
          )
        }
      </QueryState>
    </ListSection>
  );
}

const tones: Record<CommissionStatus, StateTone> = { waiting: "waiting", paid: "good", takenBack: "quiet" };

function CommissionTable({ commissions }: { commissions: Commission[] }) {
  return (
    <Table verticalSpacing="sm" maw={720}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{texts.earnedOn}</Table.Th>
          <Table.Th>{texts.status}</Table.Th>
          <Table.Th ta="right">{texts.amount}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {commissions.map((commission) => (
          <Table.Tr key={commission.id}>
            <Table.Td style={{ whiteSpace: "nowrap" }}>{dayInWords(commission.createdAt)}</Table.Td>
            <Table.Td>
              <StatusTag tone={tones[commission.status]}>{texts.statuses[commission.status]}</StatusTag>
              <Text fz="sm" c="dimmed">
                {noteOf(commission)}
              </Text>
            </Table.Td>
            <Table.Td ta="right" fw={600}>
              <Money cents={commission.amountCents} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function noteOf({ status, dueAt, paidAt, takenBackCents }: Commission): string {
  if (status === "takenBack") return texts.refunded;
  const when = texts.paidOn(dayInWords(paidAt ?? dueAt));
  return takenBackCents > 0 ? `${texts.partly(formatCents(takenBackCents))}, ${when}` : when;
}
