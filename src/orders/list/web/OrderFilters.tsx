import { Button, Group, Select, Stack } from "@mantine/core";
import type { ReactNode } from "react";
import { DateField } from "#platform/web/components/form/DateField.tsx";
import { SeveralFilter } from "#platform/web/components/form/SeveralFilter.tsx";
import { orderStatuses } from "../../order.ts";
import { orderSorts } from "../../order-filter.ts";
import { clientTaskNames } from "../../statuses.ts";
import { OrderSearchField } from "../../web/OrderSearchField.tsx";
import { hasOrderFilter, type OrderFilterSearch } from "../../web/order-search.ts";
import { texts } from "../../web/texts.ts";
import classes from "./order-cells.module.css";

const orderListWords = texts.list;
const tasks = clientTaskNames.map((value) => ({ value, label: orderListWords.tasks[value] }));
const statuses = orderStatuses.map((value) => ({ value, label: texts.statuses[value] }));
const sorts = orderSorts.map((value) => ({ value, label: orderListWords.sorts[value] }));
const noFilter = { search: undefined, task: undefined, status: undefined, from: undefined, to: undefined };
const isDay = /^\d{4}-\d\d-\d\d$/;

export type OrderFiltersProps = {
  filter: OrderFilterSearch;
  onFilter: (changed: OrderFilterSearch) => void;
  before?: ReactNode;
  children?: ReactNode;
};

export default function OrderFilters({ filter, onFilter, before, children }: OrderFiltersProps) {
  const { search, task, status, from, to, sort = "newest" } = filter;
  return (
    <Stack gap="xs">
      <Group gap="xs">
        {before}
        <OrderSearchField value={search} onChange={(typed) => onFilter({ search: typed })} />
        <Select
          aria-label={orderListWords.task}
          placeholder={orderListWords.task}
          data={tasks}
          value={task ?? null}
          onChange={(chosen) => onFilter({ task: clientTaskNames.find((name) => name === chosen) })}
          w={{ base: "47%", xs: 150 }}
          clearable
        />
        <SeveralFilter
          label={orderListWords.status}
          all={orderListWords.status}
          isCompact
          options={statuses}
          value={status}
          onChange={(chosen) => onFilter({ status: chosen })}
          w={{ base: "47%", xs: 200 }}
        />
        <DayFilter label={orderListWords.from} value={from} onChange={(day) => onFilter({ from: day })} />
        <DayFilter label={orderListWords.to} value={to} onChange={(day) => onFilter({ to: day })} />
        <Select
          aria-label={orderListWords.sort}
          data={sorts}
          value={sort}
          onChange={(chosen) => onFilter({ sort: chosen === "due" ? "due" : undefined })}
          allowDeselect={false}
          w={{ base: "47%", xs: 150 }}
        />
        {children}
      </Group>
      {hasOrderFilter(filter) && (
        <Group>
          <Button variant="link" size="compact-sm" onClick={() => onFilter(noFilter)}>
            {orderListWords.clear}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

type DayFilterProps = { label: string; value: string | undefined; onChange: (day: string | undefined) => void };

const DayFilter = ({ label, value = "", onChange }: DayFilterProps) => (
  <DateField
    aria-label={label}
    leftSection={label}
    leftSectionWidth={76}
    classNames={{ section: classes.inField }}
    value={value}
    onChange={(day) => onChange(isDay.test(day) ? day : undefined)}
    w={{ base: "100%", xs: 214 }}
  />
);
