import { Button, Group } from "@mantine/core";
import type { ReactNode } from "react";
import { DateField } from "#platform/web/components/form/DateField.tsx";
import { SearchField } from "#platform/web/components/form/SearchField.tsx";
import { SeveralFilter } from "#platform/web/components/form/SeveralFilter.tsx";
import { dayInAddress } from "#platform/web/navigation/address.ts";
import { texts } from "./texts.ts";
import { hasTransactionFilter, type TransactionSearch } from "./transaction-search.ts";
import { transactionWords } from "./transaction-words.ts";
import classes from "./transactions.module.css";

const billingWords = texts.billing;

type TransactionFiltersProps = {
  search: TransactionSearch;
  onSearch: (search: TransactionSearch) => void;
  /** Filters of other modules' nouns. */
  more?: ReactNode;
};

export function TransactionFilters({ search, onSearch, more }: TransactionFiltersProps) {
  const set = (changed: TransactionSearch) => onSearch({ ...search, ...changed, page: undefined });
  return (
    <Group gap="xs">
      <NumberFilter
        label={billingWords.type}
        names={transactionWords.types}
        value={search.type}
        onChange={(type) => set({ type })}
      />
      <NumberFilter
        label={billingWords.status}
        names={transactionWords.statuses}
        value={search.status}
        onChange={(status) => set({ status })}
      />
      <DateField
        aria-label={billingWords.from}
        leftSection={billingWords.from}
        leftSectionWidth={54}
        className={classes.day}
        value={search.from ?? ""}
        onChange={(day) => set({ from: dayInAddress(day) })}
        w={{ base: "100%", xs: 192 }}
      />
      <DateField
        aria-label={billingWords.to}
        leftSection={billingWords.to}
        leftSectionWidth={54}
        className={classes.day}
        value={search.to ?? ""}
        onChange={(day) => set({ to: dayInAddress(day) })}
        w={{ base: "100%", xs: 192 }}
      />
      {more}
      <SearchField
        aria-label={billingWords.order}
        placeholder={billingWords.order}
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
      all={label}
      isCompact
      options={Object.entries(names).map(([number, name]) => ({ value: number, label: name }))}
      value={value?.map(String)}
      onChange={(chosen) => onChange(chosen?.map(Number))}
      w={{ base: "47%", xs: 155 }}
    />
  );
}
