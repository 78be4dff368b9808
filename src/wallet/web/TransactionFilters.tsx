import { Button, Group } from "@mantine/core";
import type { ReactNode } from "react";
import { DateField } from "#platform/web/components/form/DateField.tsx";
import { SearchField } from "#platform/web/components/form/SearchField.tsx";
import { SeveralFilter } from "#platform/web/components/form/SeveralFilter.tsx";
import { transactionStatusNames, transactionTypeNames } from "../transaction.ts";
import { texts } from "./texts.ts";
import { hasTransactionFilter, type TransactionSearch } from "./transaction-search.ts";

const billingWords = texts.billing;
const isDay = /^\d{4}-\d\d-\d\d$/;

type TransactionFiltersProps = {
  search: TransactionSearch;
  onSearch: (search: TransactionSearch) => void;
  /** Filters of other modules' nouns. */
  more?: ReactNode;
};

export function TransactionFilters({ search, onSearch, more }: TransactionFiltersProps) {
  const set = (changed: TransactionSearch) => onSearch({ ...search, ...changed, page: undefined });
  const dayOf = (value: string) => (isDay.test(value) ? value : undefined);
  return (
    <Group align="flex-end" gap="sm">
      <NumberFilter
        label={billingWords.type}
        names={transactionTypeNames}
        value={search.type}
        onChange={(type) => set({ type })}
      />
      <NumberFilter
        label={billingWords.status}
        names={transactionStatusNames}
        value={search.status}
        onChange={(status) => set({ status })}
      />
      <DateField
        label={billingWords.from}
        value={search.from ?? ""}
        onChange={(day) => set({ from: dayOf(day) })}
        w={{ base: "47%", xs: 150 }}
      />
      <DateField
        label={billingWords.to}
        value={search.to ?? ""}
        onChange={(day) => set({ to: dayOf(day) })}
        w={{ base: "47%", xs: 150 }}
      />
      {more}
      <SearchField
        label={billingWords.order}
        value={search.orderNumber}
        onCommit={(orderNumber) => set({ orderNumber })}
        w={{ base: "47%", xs: 150 }}
      />
      {hasTransactionFilter(search) && (
        <Button variant="link" onClick={() => onSearch({})}>
          {billingWords.clear}
        </Button>
      )}
    </Group>
  );
}

type NumberFilterProps = {
  label: string;
  names: Record<number, string>;
  value: number[] | undefined;
  onChange: (value: number[] | undefined) => void;
};

function NumberFilter({ label, names, value, onChange }: NumberFilterProps) {
  return (
    <SeveralFilter
      label={label}
      all={billingWords.all}
      options={Object.entries(names).map(([number, name]) => ({ value: number, label: name }))}
      value={value?.map(String)}
      onChange={(chosen) => onChange(chosen?.map(Number))}
      w={{ base: "47%", xs: 155 }}
    />
  );
}
