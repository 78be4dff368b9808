import { Checkbox, Divider, ScrollArea, Stack } from "@mantine/core";
import { FloatingPopover } from "#platform/web/components/floating/FloatingPopover.tsx";
import type { FloatingProps } from "#platform/web/components/floating/use-floating.ts";
import { columnNamed } from "../../columns.ts";
import { sortedBy, sortOf, useAddressPart, useAdjust } from "../address.ts";
import type { MarketplaceAddress } from "../address-schema.ts";
import { texts } from "../texts.ts";
import ColumnList from "./ColumnList.tsx";

export default function ColumnPopover(floating: FloatingProps) {
  const adjust = useAdjust();
  const isRoomy = useAddressPart((address) => address.rows === "roomy");
  const isGrouped = useAddressPart((address) => address.group === "outlet");
  return (
    <FloatingPopover {...floating} width={300} p={0}>
      <Stack p="md" gap="sm">
        <Checkbox
          size="sm"
          label={texts.roomyRows}
          checked={isRoomy}
          onChange={({ currentTarget }) => adjust(() => ({ rows: currentTarget.checked ? "roomy" : undefined }))}
        />
        <Checkbox
          size="sm"
          label={texts.grouped}
          description={texts.groupedHint}
          checked={isGrouped}
          onChange={({ currentTarget }) => adjust(currentTarget.checked ? grouped : () => ({ group: undefined }))}
        />
      </Stack>
      <Divider />
      <ScrollArea.Autosize mah={420} p="md">
        <ColumnList />
      </ScrollArea.Autosize>
    </FloatingPopover>
  );
}

/** An order by what belongs to formats would take an outlet's formats apart: its name then sorts instead. */
function grouped(address: MarketplaceAddress): Partial<MarketplaceAddress> {
  const isApart = columnNamed(sortOf(address).column).of === "format";
  return { group: "outlet", ...(isApart && { page: undefined, ...sortedBy("name", "asc") }) };
}
