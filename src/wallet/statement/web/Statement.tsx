import { Alert, Group, Stack, Table, Text } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api, download, itemQuery } from "#platform/web/calls/client.ts";
import { Empty } from "#platform/web/components/Empty.tsx";
import { FileMenu } from "#platform/web/components/FileMenu.tsx";
import { DateField } from "#platform/web/components/form/DateField.tsx";
import { ListSection } from "#platform/web/components/ListSection.tsx";
import { Money } from "#platform/web/components/Money.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Pager } from "#platform/web/components/rows/Pager.tsx";
import { dayInAddress } from "#platform/web/navigation/address.ts";
import { stateColors } from "#platform/web/theme/theme.ts";
import { transactionWords } from "../../web/transaction-words.ts";
import { linesOnPage, type Statement } from "../contract.ts";
import { periodOf } from "../period.ts";
import { shownAccounts, verdictOf } from "../statement-table.ts";
import { StatementLines } from "./StatementLines.tsx";
import type { StatementSearch } from "./statement-search.ts";
import { texts } from "./texts.ts";

type StatementViewProps = {
  organizationId: string;
  above: ReactNode;
  search: StatementSearch;
  onSearch: (search: StatementSearch) => void;
};

export function StatementView({ organizationId, above, search, onSearch }: StatementViewProps) {
  const { from, to } = periodOf(search, new Date());
  const set = (changed: StatementSearch) => onSearch({ from, to, ...changed });
  return (
    <Page
      title={texts.title}
      above={above}
      actions={
        <FileMenu
          label={texts.download}
          says={texts.downloading}
          formats={texts.formats}
          name={`statement-${from}-${to}`}
          read={(format) => download(api.statements, "file", { id: organizationId, query: { from, to, format } })}
        />
      }
    >
      <Stack gap="xl">
        <Group gap="sm">
          <DateField label={texts.from} value={from} onChange={(day) => set({ from: dayInAddress(day) })} w={150} />
          <DateField label={texts.to} value={to} onChange={(day) => set({ to: dayInAddress(day) })} w={150} />
        </Group>
        <StatementOf
          organizationId={organizationId}
          search={{ from, to, page: search.page }}
          onPage={(page) => set({ page })}
        />
      </Stack>
    </Page>
  );
}

type StatementOfProps = { organizationId: string; search: StatementSearch; onPage: (page: number) => void };

function StatementOf({ organizationId, search, onPage }: StatementOfProps) {
  const query = useQuery({
    ...itemQuery(api.statements, "get", { id: organizationId, query: search }),
    placeholderData: keepPreviousData,
  });
  return (
    <QueryState query={query} inline>
      {(statement) => (
        <Stack gap="xl">
          <Text c="dimmed">{texts.lead(statement.organizationName)}</Text>
          <Alert
            color={statement.holds ? stateColors.good : stateColors.bad}
            title={texts.checked[`${statement.holds}`]}
          >
            {verdictOf(statement)}
          </Alert>
          <AccountTable statement={statement} />
          <ListSection title={texts.entries}>
            {statement.lineCount === 0 ? (
              <Empty title={texts.none} />
            ) : (
              <div>
                <StatementLines lines={statement.lines} />
                <Pager
                  page={search.page ?? 1}
                  totalItems={statement.lineCount}
                  itemsPerPage={linesOnPage}
                  onChange={onPage}
                />
              </div>
            )}
          </ListSection>
        </Stack>
      )}
    </QueryState>
  );
}

/** Narrow screens show only opening and closing; the entries show the rest. */
function AccountTable({ statement }: { statement: Statement }) {
  return (
    <Table verticalSpacing="sm" aria-label={texts.accounts}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{texts.account}</Table.Th>
          <Table.Th ta="right">{texts.opening}</Table.Th>
          <Table.Th ta="right" visibleFrom="sm">
            {texts.in}
          </Table.Th>
          <Table.Th ta="right" visibleFrom="sm">
            {texts.out}
          </Table.Th>
          <Table.Th ta="right">{texts.closing}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {shownAccounts(statement).map(({ account, openingCents, inCents, outCents, closingCents }) => (
          <Table.Tr key={account}>
            <Table.Th fw={500}>{transactionWords.accounts[account]}</Table.Th>
            <Table.Td ta="right">
              <Money cents={openingCents} />
            </Table.Td>
            <Table.Td ta="right" visibleFrom="sm">
              <Money cents={inCents} />
            </Table.Td>
            <Table.Td ta="right" visibleFrom="sm">
              <Money cents={outCents} />
            </Table.Td>
            <Table.Td ta="right" fw={600}>
              <Money cents={closingCents} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
