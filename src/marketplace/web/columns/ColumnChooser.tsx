import { Checkbox, Divider, Popover, ScrollArea } from "@mantine/core";
import IconColumns3 from "@tabler/icons-react/icons/IconColumns3";
import { lazy, Suspense } from "react";
import { IconButton } from "#platform/web/components/IconButton.tsx";
import { useAddressPart, useAdjust } from "../address.ts";
import { texts } from "../texts.ts";

const ColumnList = lazy(() => import("./ColumnList.tsx"));

/** Columns and their order are kept in the address. */
export function ColumnChooser() {
  const adjust = useAdjust();
  const isRoomy = useAddressPart((address) => address.rows === "roomy");
  return (
    <Popover position="bottom-end" width={300} trapFocus transitionProps={{ transition: "fade", duration: 160 }}>
      <Popover.Target>
        <IconButton of={IconColumns3} label={texts.chooseColumns} />
      </Popover.Target>
      <Popover.Dropdown p={0}>
        <Checkbox
          p="md"
          size="sm"
          label={texts.roomyRows}
          checked={isRoomy}
          onChange={({ currentTarget }) => adjust(() => ({ rows: currentTarget.checked ? "roomy" : undefined }))}
        />
        <Divider />
        <ScrollArea.Autosize mah={420} p="md">
          <Suspense>
            <ColumnList />
          </Suspense>
        </ScrollArea.Autosize>
      </Popover.Dropdown>
    </Popover>
  );
}
