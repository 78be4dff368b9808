import { NativeSelect } from "@mantine/core";
import IconArrowsSort from "@tabler/icons-react/icons/IconArrowsSort";
import { Icon } from "#platform/web/components/Icon.tsx";
import { type SortColumn, sortColumns } from "../../columns.ts";
import { type Sort, sortedBy, sortOf, useMarketplaceAddress } from "../address.ts";
import { labelOfColumn } from "../column-label.ts";
import { texts } from "../texts.ts";

const sortChoices = sortColumns.flatMap((column) =>
  (["asc", "desc"] as const).map((direction) => ({
    value: `${column} ${direction}`,
    label: texts.sortNow(labelOfColumn(column), texts.sortDirection[direction]),
  })),
);

export function SortSelect() {
  const { address, change } = useMarketplaceAddress();
  const { column, direction } = sortOf(address);
  const choose = (value: string) => {
    const [chosen, way] = value.split(" ") as [SortColumn, Sort["direction"]];
    change(sortedBy(chosen, way));
  };
  return (
    <NativeSelect
      variant="unstyled"
      aria-label={texts.sortBy}
      data={sortChoices}
      value={`${column} ${direction}`}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
      leftSection={<Icon of={IconArrowsSort} size={15} />}
      px={{ base: 6, sm: 8 }}
      w="fit-content"
    />
  );
}
