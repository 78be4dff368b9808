import { Button, Group, Pill } from "@mantine/core";
import { type ActiveFilter, activeFilters } from "../active-filters.ts";
import { useMarketplaceAddress } from "../address.ts";
import { labelOfColumn } from "../column-label.ts";
import { texts } from "../texts.ts";
import { FilterPopover } from "./FilterPopover.tsx";
import classes from "./filters.module.css";
import { useFirstMetrics } from "./use-first-metrics.ts";

const filterTexts = texts.filters;

/**
 * A chip for each set filter, to change or remove it. The filters that the campaign's goal needs first have one, set or
 * not.
 */
export function ActiveFilters() {
  const { address, change, clear } = useMarketplaceAddress();
  const first = useFirstMetrics();
  const filters = activeFilters(address);
  const others = filters.filter(({ name }) => !first.some((metric) => metric === name));
  const chip = (filter: ActiveFilter) => (
    <Chip key={filter.label} filter={filter} onRemove={() => change(filter.without)} />
  );
  return (
    <Group gap={8} className={classes.chips} role="group" aria-label={filterTexts.active}>
      {first.map((name) => {
        const filter = filters.find((each) => each.name === name) ?? { name, label: labelOfColumn(name) };
        // The same chip, set or not, so that its popover stays open.
        return <Chip key={name} filter={filter} onRemove={() => "without" in filter && change(filter.without)} />;
      })}
      {others.map(chip)}
      {filters.length > 0 && (
        <Button variant="link" size="compact-sm" onClick={clear}>
          {filterTexts.clear}
        </Button>
      )}
    </Group>
  );
}

type ChipProps = {
  /** Without `without` the filter is not set. */
  filter: Omit<ActiveFilter, "without"> & Partial<ActiveFilter>;
  onRemove: () => void;
};

function Chip({ filter: { name, label, without }, onRemove }: ChipProps) {
  return (
    <Pill
      className={without ? classes.set : classes.offered}
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
