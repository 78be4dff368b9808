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

const orderListWords = texts.list;
const tasks = clientTaskNames.map((value) => ({ value, label: orderListWords.tasks[value] }));
const statuses = orderStatuses.map((value) => ({ value, label: texts.statuses[value] }));
const sorts = orderSorts.map((value) => ({ value, label: orderListWords.sorts[value] }));
const noFilter = { search: undefined, task: undefined, status: undefined, from: undefined, to: undefined };
const isDay = /^\d{4}-\d\d-\d\d$/;

type OrderFiltersProps = {
  filter: OrderFilterSearch;
  onFilter: (changed: OrderFilterSearch) => void;
  before?: ReactNode;
  children?: ReactNode;
};

export function OrderFilters({ filter, onFilter, before, children }: OrderFiltersProps) {
  const { search, task, status, from, to, sort = "newest" } = filter;
  const dayOf = (value: string) => (isDay.test(value) ? value : undefined);
  return (
    <Stack gap="xs">
      <Group align="flex-end" gap="sm">
        {before}
        <OrderSearchField value={search} onChange={(typed) => onFilter({ search: typed })} />
        <Select
          label={orderListWords.task}
          placeholder={orderListWords.all}
          data={tasks}
          value={task ?? null}
          onChange={(chosen) => onFilter({ task: clientTaskNames.find((name) => name === chosen) })}
          w={{ base: "47%", xs: 160 }}
          clearable
        />
        <SeveralFilter
          label={orderListWords.status}
          all={orderListWords.all}
          options={statuses}
          value={status}
          onChange={(chosen) => onFilter({ status: chosen })}
          w={{ base: "47%", xs: 240 }}
        />
        <DateField
          label={orderListWords.from}
          value={from ?? ""}
          onChange={(day) => onFilter({ from: dayOf(day) })}
          w={{ base: "47%", xs: 150 }}
        />
        <DateField
          label={orderListWords.to}
          value={to ?? ""}
          onChange={(day) => onFilter({ to: dayOf(day) })}
          w={{ base: "47%", xs: 150 }}
        />
        <Select
          label={orderListWords.sort}
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
