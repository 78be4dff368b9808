import { Button, Group, Select, Stack } from "@mantine/core";
import type { ReactNode } from "react";
import { SeveralFilter } from "#platform/web/components/form/SeveralFilter.tsx";
import { orderStatuses } from "../../order.ts";
import { orderSorts } from "../../order-filter.ts";
import { OrderSearchField } from "../../web/OrderSearchField.tsx";
import { hasOrderFilter, type OrderFilterSearch } from "../../web/order-search.ts";
import { texts } from "../../web/texts.ts";
import { DueFilter } from "./DueFilter.tsx";

const orderListWords = texts.list;
const statuses = orderStatuses.map((value) => ({ value, label: texts.statuses[value] }));
const sorts = orderSorts.map((value) => ({ value, label: orderListWords.sorts[value] }));
const noFilter = { search: undefined, status: undefined, from: undefined, to: undefined };

export type OrderFiltersProps = {
  filter: OrderFilterSearch;
  onFilter: (changed: OrderFilterSearch) => void;
  /** The task is chosen elsewhere on the screen, so clearing the filters leaves it. */
  keepsTask?: boolean;
  before?: ReactNode;
  children?: ReactNode;
};

export default function OrderFilters({ filter, onFilter, keepsTask = false, before, children }: OrderFiltersProps) {
  const { search, status, from, to, sort = "newest" } = filter;
  const cleared = keepsTask ? noFilter : { ...noFilter, task: undefined };
  return (
    <Stack gap="xs">
      <Group gap="xs">
        {before}
        <OrderSearchField value={search} onChange={(typed) => onFilter({ search: typed })} />
        <SeveralFilter
          label={orderListWords.status}
          all={orderListWords.status}
          isCompact
          options={statuses}
          value={status}
          onChange={(chosen) => onFilter({ status: chosen })}
          w={{ base: "47%", xs: 160 }}
        />
        <DueFilter from={from} to={to} onFilter={onFilter} />
        <Select
          aria-label={orderListWords.sort}
          data={sorts}
          value={sort}
          onChange={(chosen) => onFilter({ sort: chosen === "due" ? "due" : undefined })}
          allowDeselect={false}
          w={{ base: "47%", xs: 142 }}
        />
        {children}
      </Group>
      {hasOrderFilter({ ...filter, task: keepsTask ? undefined : filter.task }) && (
        <Group>
          <Button variant="link" size="compact-sm" onClick={() => onFilter(cleared)}>
            {orderListWords.clear}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
