import { Checkbox, Divider, ScrollArea } from "@mantine/core";
import { FloatingPopover } from "#platform/web/components/floating/FloatingPopover.tsx";
import type { FloatingProps } from "#platform/web/components/floating/use-floating.ts";
import { useAddressPart, useAdjust } from "../address.ts";
import { texts } from "../texts.ts";
import ColumnList from "./ColumnList.tsx";

export default function ColumnPopover(floating: FloatingProps) {
  const adjust = useAdjust();
  const isRoomy = useAddressPart((address) => address.rows === "roomy");
  return (
    <FloatingPopover {...floating} width={300} p={0}>
      <Checkbox
        p="md"
        size="sm"
        label={texts.roomyRows}
        checked={isRoomy}
        onChange={({ currentTarget }) => adjust(() => ({ rows: currentTarget.checked ? "roomy" : undefined }))}
      />
      <Divider />
      <ScrollArea.Autosize mah={420} p="md">
        <ColumnList />
      </ScrollArea.Autosize>
    </FloatingPopover>
  );
}
