import { Button, Group, Pill } from "@mantine/core";
import { activeFilters } from "../active-filters.ts";
import { useMarketplaceAddress } from "../address.ts";
import { texts } from "../texts.ts";

/** The filters that are set, each with a way to take it away. */
export function ActiveFilters() {
  const { address, change, clear } = useMarketplaceAddress();
  const filters = activeFilters(address);
  if (filters.length === 0) return null;
  return (
    <Group gap={8} mb="md" role="group" aria-label={texts.filters.active}>
      {filters.map(({ label, without }) => (
        <Pill
          key={label}
          size="md"
          withRemoveButton
          onRemove={() => change(without)}
          removeButtonProps={{ "aria-label": texts.filters.remove(label), tabIndex: 0, "aria-hidden": false }}
        >
          {label}
        </Pill>
      ))}
      <Button variant="link" size="compact-sm" onClick={clear}>
        {texts.filters.clear}
      </Button>
    </Group>
  );
}
