import { ActionIcon, Button, Checkbox, Group, Stack } from "@mantine/core";
import type { TablerIcon } from "@tabler/icons-react";
import IconArrowDown from "@tabler/icons-react/icons/IconArrowDown";
import IconArrowUp from "@tabler/icons-react/icons/IconArrowUp";
import { Icon } from "#platform/web/components/Icon.tsx";
import { type ColumnId, columnIds } from "../../display.ts";
import { useAddressPart, useAdjust } from "../address.ts";
import { useChosenColumns } from "../shown-columns.ts";
import { texts } from "../texts.ts";
import { listingTableColumns } from "./columns.tsx";

export default function ColumnList() {
  const adjust = useAdjust();
  const widths = useAddressPart((address) => address.widths);
  const visible = useChosenColumns();
  const show = (chosen: ColumnId[]) => adjust(() => ({ columns: chosen }));
  const hidden = columnIds.filter((id) => !visible.includes(id));
  return (
    <Stack gap={10} role="group" aria-label={texts.chooseColumns}>
      {/* One list, so that a moved checkbox stays the same element and keeps the focus. */}
      {[...visible, ...hidden].map((id, index) => (
        <Group key={id} justify="space-between" wrap="nowrap">
          <Checkbox
            size="sm"
            label={listingTableColumns[id].label}
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
  const { label } = listingTableColumns[id];
  return (
    <Group gap={2} wrap="nowrap">
      <Arrow label={words.earlier(label)} sign={IconArrowUp} isEnd={index === 0} onMove={() => moveBy(-1)} />
      <Arrow
        label={words.later(label)}
        sign={IconArrowDown}
        isEnd={index === visible.length - 1}
        onMove={() => moveBy(1)}
      />
    </Group>
  );
}

type ArrowProps = { label: string; sign: TablerIcon; isEnd: boolean; onMove: () => void };

/** Not disabled at the end: a disabled button would lose the focus. */
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
      <Icon of={sign} size={15} />
    </ActionIcon>
  );
}
