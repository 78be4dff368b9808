import { Button, Group, MultiSelect, Stack, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { EmptyState } from "#platform/web/components/EmptyState.tsx";
import { Pager } from "#platform/web/components/Pager.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { transactionStatusNames, transactionTypeNames } from "../transaction.ts";
import { transactionsQuery } from "./api.ts";
import { TransactionTable } from "./TransactionTable.tsx";
import { texts } from "./texts.ts";
import type { TransactionSearch } from "./transaction-search.ts";

const words = texts.billing;

type TransactionsProps = {
  organizationId: string;
  search: TransactionSearch;
  onSearch: (search: TransactionSearch) => void;
};

/** An organization's transactions with the address's filters. */
export function Transactions({ organizationId, search, onSearch }: TransactionsProps) {
  const query = useQuery(transactionsQuery({ organization: organizationId, ...search }));
  const isFiltered = Boolean(search.type ?? search.status);
  return (
    <Stack component="section" gap="md">
      <Title order={2} fz={20}>
        {words.transactions}
      </Title>
      <Group align="flex-end" gap="sm">
        <NumberFilter
          label={words.type}
          names={transactionTypeNames}
          value={search.type}
          onChange={(type) => onSearch({ ...search, type, page: undefined })}
        />
        <NumberFilter
          label={words.status}
          names={transactionStatusNames}
          value={search.status}
          onChange={(status) => onSearch({ ...search, status, page: undefined })}
        />
        {isFiltered && (
          <Button variant="link" onClick={() => onSearch({})}>
            {words.clear}
          </Button>
        )}
      </Group>
      <QueryState query={query} inline>
        {({ items, totalItems }) =>
          totalItems === 0 ? (
            <EmptyState
              title={isFiltered ? words.noneFound : words.none}
              text={isFiltered ? undefined : words.noneText}
            />
          ) : (
            <div>
              <TransactionTable transactions={items} />
              <Pager
                page={search.page ?? 1}
                totalItems={totalItems}
                onChange={(page) => onSearch({ ...search, page })}
              />
            </div>
          )
        }
      </QueryState>
    </Stack>
  );
}

type NumberFilterProps = {
  label: string;
  names: Record<number, string>;
  value: number[] | undefined;
  onChange: (value: number[] | undefined) => void;
};

function NumberFilter({ label, names, value = [], onChange }: NumberFilterProps) {
  return (
    <MultiSelect
      label={label}
      w={{ base: "100%", xs: 260 }}
      placeholder={value.length === 0 ? words.all : undefined}
      data={Object.entries(names).map(([number, name]) => ({ value: number, label: name }))}
      value={value.map(String)}
      onChange={(chosen) => onChange(chosen.length > 0 ? chosen.map(Number) : undefined)}
      clearable
    />
  );
}
