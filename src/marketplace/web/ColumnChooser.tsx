import { Button, Checkbox, Popover, ScrollArea, Stack } from "@mantine/core";
import { columnIds, useMarketplaceAddress, visibleColumns } from "./address.ts";
import { columns } from "./columns.tsx";
import { texts } from "./texts.ts";

/** Which columns the table shows, any metric among them; kept in the address. */
export function ColumnChooser() {
  const { address, change } = useMarketplaceAddress();
  return (
    <Popover position="bottom-end" width={260} trapFocus transitionProps={{ transition: "fade", duration: 160 }}>
      <Popover.Target>
        <Button variant="secondary">{texts.chooseColumns}</Button>
      </Popover.Target>
      <Popover.Dropdown p={0}>
        <ScrollArea.Autosize mah={420} p="md">
          <Checkbox.Group
            aria-label={texts.chooseColumns}
            value={visibleColumns(address)}
            onChange={(values) =>
              change({ columns: columnIds.filter((id) => values.includes(id)), page: address.page }, "replace")
            }
          >
            <Stack gap={10}>
              {columnIds.map((id) => (
                <Checkbox key={id} value={id} label={columns[id].label} size="sm" />
              ))}
            </Stack>
          </Checkbox.Group>
        </ScrollArea.Autosize>
      </Popover.Dropdown>
    </Popover>
  );
}
