import { ActionIcon, Button, Checkbox, Divider, Group, Popover, ScrollArea, Stack } from "@mantine/core";
import { type ColumnId, columnIds, useAddressPart, useAdjust } from "../address.ts";
import { useVisibleColumns } from "../shown-columns.ts";
import { texts } from "../texts.ts";
import { columns } from "./columns.tsx";

/** Which columns the table shows and in which order, any metric among them; kept in the address. */
export function ColumnChooser() {
  const adjust = useAdjust();
  const widths = useAddressPart((address) => address.widths);
  const isRoomy = useAddressPart((address) => address.rows === "roomy");
  const visible = useVisibleColumns();
  const show = (chosen: ColumnId[]) => adjust(() => ({ columns: chosen }));
  const hidden = columnIds.filter((id) => !visible.includes(id));
  return (
    <Popover position="bottom-end" width={300} trapFocus transitionProps={{ transition: "fade", duration: 160 }}>
      <Popover.Target>
        <Button variant="secondary">{texts.chooseColumns}</Button>
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
          <Stack gap={10} role="group" aria-label={texts.chooseColumns}>
            {/* One list: a box that moves to the other part stays the same element and keeps the focus. */}
            {[...visible, ...hidden].map((id, index) => (
              <Group key={id} justify="space-between" wrap="nowrap">
                <Checkbox
                  size="sm"
                  label={columns[id].label}
                  checked={index < visible.length}
                  onChange={() => show(toggled(visible, id))}
                />
                {index < visible.length && <Order id={id} index={index} visible={visible} onMove={show} />}
              </Group>
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

const toggled = (visible: ColumnId[], id: ColumnId): ColumnId[] =>
  visible.includes(id) ? visible.filter((other) => other !== id) : [...visible, id];

type OrderProps = { id: ColumnId; index: number; visible: ColumnId[]; onMove: (columns: ColumnId[]) => void };

function Order({ id, index, visible, onMove }: OrderProps) {
  const moveBy = (by: -1 | 1) => {
    const neighbour = visible[index + by];
    if (neighbour) onMove(visible.with(index, neighbour).with(index + by, id));
  };
  const words = texts.moveColumn;
  const { label } = columns[id];
  return (
    <Group gap={2} wrap="nowrap">
      <Arrow label={words.earlier(label)} sign="↑" isEnd={index === 0} onMove={() => moveBy(-1)} />
      <Arrow label={words.later(label)} sign="↓" isEnd={index === visible.length - 1} onMove={() => moveBy(1)} />
    </Group>
  );
}

type ArrowProps = { label: string; sign: string; isEnd: boolean; onMove: () => void };

/** At the end it does nothing, but stays where the focus is: a disabled button would drop it. */
function Arrow({ label, sign, isEnd, onMove }: ArrowProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={label}
      aria-disabled={isEnd}
      data-disabled={isEnd || undefined}
      onClick={onMove}
    >
      {sign}
    </ActionIcon>
  );
}
