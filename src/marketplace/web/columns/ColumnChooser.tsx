import { ActionIcon, Button, Checkbox, Group, Popover, ScrollArea, Stack } from "@mantine/core";
import { type ColumnId, columnIds, useAddressPart, useAdjust, visibleColumns } from "../address.ts";
import { texts } from "../texts.ts";
import { columns } from "./columns.tsx";

/** Which columns the table shows and in which order, any metric among them; kept in the address. */
export function ColumnChooser() {
  const adjust = useAdjust();
  const shown = useAddressPart((address) => address.columns);
  const widths = useAddressPart((address) => address.widths);
  const visible = visibleColumns({ columns: shown });
  const show = (chosen: ColumnId[]) => adjust(() => ({ columns: chosen }));
  const hidden = columnIds.filter((id) => !visible.includes(id));
  return (
    <Popover position="bottom-end" width={300} trapFocus transitionProps={{ transition: "fade", duration: 160 }}>
      <Popover.Target>
        <Button variant="secondary">{texts.chooseColumns}</Button>
      </Popover.Target>
      <Popover.Dropdown p={0}>
        <ScrollArea.Autosize mah={420} p="md">
          <Stack gap={10} role="group" aria-label={texts.chooseColumns}>
            {visible.map((id, index) => (
              <Group key={id} justify="space-between" wrap="nowrap">
                <Checkbox
                  size="sm"
                  label={columns[id].label}
                  checked
                  onChange={() => show(visible.filter((other) => other !== id))}
                />
                <Order id={id} index={index} visible={visible} onMove={show} />
              </Group>
            ))}
            {hidden.map((id) => (
              <Checkbox
                key={id}
                size="sm"
                label={columns[id].label}
                checked={false}
                onChange={() => show([...visible, id])}
              />
            ))}
            {widths && (
              <Button variant="secondary" onClick={() => adjust(() => ({ widths: undefined }))}>
                {texts.widths.reset}
              </Button>
            )}
          </Stack>
        </ScrollArea.Autosize>
      </Popover.Dropdown>
    </Popover>
  );
}

type OrderProps = { id: ColumnId; index: number; visible: ColumnId[]; onMove: (columns: ColumnId[]) => void };

function Order({ id, index, visible, onMove }: OrderProps) {
  const moved = (by: -1 | 1) => visible.with(index, visible[index + by] ?? id).with(index + by, id);
  return (
    <Group gap={2} wrap="nowrap">
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={texts.moveColumn.earlier(columns[id].label)}
        disabled={index === 0}
        onClick={() => onMove(moved(-1))}
      >
        ↑
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={texts.moveColumn.later(columns[id].label)}
        disabled={index === visible.length - 1}
        onClick={() => onMove(moved(1))}
      >
        ↓
      </ActionIcon>
    </Group>
  );
}
