import { Button, Group, Pill } from "@mantine/core";
import { type ActiveFilter, activeFilters, hiddenSort } from "../active-filters.ts";
import { useMarketplaceAddress } from "../address.ts";
import { labelOfColumn } from "../column-label.ts";
import { useVisibleColumns } from "../shown-columns.ts";
import { texts } from "../texts.ts";
import { FilterPopover } from "./FilterPopover.tsx";
import classes from "./filters.module.css";
import { useFirstMetrics } from "./use-first-metrics.ts";

const filterTexts = texts.filters;

/**
 * A chip for each filter that is set, with a way to change it and one to take it away, and for those that the campaign's goal
 * asks for first, set or not. A sort by a column that is not shown has one too.
 */
export function ActiveFilters() {
  const { address, change, clear } = useMarketplaceAddress();
  const first = useFirstMetrics();
  const filters = activeFilters(address);
  const sort = hiddenSort(address, useVisibleColumns());
  const others = filters.filter(({ name }) => !first.some((metric) => metric === name));
  const chip = (filter: ActiveFilter) => (
    <Chip key={filter.label} filter={filter} onRemove={() => change(filter.without)} />
  );
  return (
    <Group gap={8} mb="md" mih={30} role="group" aria-label={filterTexts.active}>
      {first.map((name) => {
        const filter = filters.find((each) => each.name === name) ?? { name, label: labelOfColumn(name) };
        // One chip, set or not: what is open on it stays open.
        return <Chip key={name} filter={filter} onRemove={() => "without" in filter && change(filter.without)} />;
      })}
      {others.map(chip)}
      {sort && chip(sort)}
      {filters.length > 0 && (
        <Button variant="link" size="compact-sm" onClick={clear}>
          {filterTexts.clear}
        </Button>
      )}
    </Group>
  );
}

type ChipProps = {
  /** One without a way to take it away is not set yet. */
  filter: Omit<ActiveFilter, "without"> & Partial<ActiveFilter>;
  onRemove: () => void;
};

function Chip({ filter: { name, label, without }, onRemove }: ChipProps) {
  return (
    <Pill
      size="md"
      className={without ? undefined : classes.offered}
      withRemoveButton={without !== undefined}
      onRemove={onRemove}
      removeButtonProps={{ "aria-label": filterTexts.remove(label), tabIndex: 0, "aria-hidden": false }}
    >
      {name ? (
        <FilterPopover name={name} className={classes.chip}>
          {without ? label : filterTexts.offer(label)}
        </FilterPopover>
      ) : (
        label
      )}
    </Pill>
  );
}
