import { Group, NativeSelect, Table, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Empty } from "#platform/web/components/Empty.tsx";
import { SearchField } from "#platform/web/components/form/SearchField.tsx";
import { Money } from "#platform/web/components/Money.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Pager } from "#platform/web/components/rows/Pager.tsx";
import { Section } from "#platform/web/components/Section.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import { type AccountKind, accountKinds } from "../books.ts";
import type { LedgerAccount } from "../contract.ts";
import { accountsQuery } from "./api.ts";
import type { BooksSearch } from "./books-search.ts";
import { texts } from "./texts.ts";

type AccountsProps = { search: BooksSearch; onSearch: (search: BooksSearch) => void };

const kinds = [{ value: "", label: texts.all }, ...accountKinds.map((value) => ({ value, label: texts.kinds[value] }))];

export function Accounts({ search, onSearch }: AccountsProps) {
  const query = useQuery(accountsQuery(search));
  return (
    <Section title={texts.accounts}>
      <Group align="flex-end" gap="md">
        <NativeSelect
          label={texts.account}
          data={kinds}
          value={search.kind ?? ""}
          onChange={({ currentTarget }) =>
            onSearch({
              ...search,
              kind: (currentTarget.value || undefined) as AccountKind | undefined,
              page: undefined,
            })
          }
        />
        <SearchField
          label={texts.search}
          value={search.search}
          onCommit={(name) => onSearch({ ...search, search: name, page: undefined })}
        />
      </Group>
      <QueryState query={query} inline>
        {({ items, totalItems }) =>
          totalItems === 0 ? (
            <Empty title={texts.none} />
          ) : (
            <>
              <AccountTable accounts={items} />
              <Pager
                page={search.page ?? 1}
                totalItems={totalItems}
                onChange={(page) => onSearch({ ...search, page })}
              />
            </>
          )
        }
      </QueryState>
    </Section>
  );
}

function AccountTable({ accounts }: { accounts: LedgerAccount[] }) {
  return (
    <Table aria-label={texts.accounts}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{texts.search}</Table.Th>
          <Table.Th>{texts.account}</Table.Th>
          <Table.Th visibleFrom="sm">{texts.lastMoved}</Table.Th>
          <Table.Th ta="right">{texts.balance}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {accounts.map(({ id, kind, organizationName, lastEntryAt, balanceCents }) => (
          <Table.Tr key={id}>
            <Table.Td style={{ overflowWrap: "anywhere" }}>{organizationName ?? texts.byline}</Table.Td>
            <Table.Td>{texts.kinds[kind]}</Table.Td>
            <Table.Td visibleFrom="sm">
              <Text c="dimmed" fz="sm">
                {lastEntryAt ? formatInstant(lastEntryAt) : "–"}
              </Text>
            </Table.Td>
            <Table.Td ta="right">
              <Money cents={balanceCents} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
