import { Button, Checkbox, Group, Text } from "@mantine/core";
import { useState } from "react";
import { placeRoleMay } from "#accounts/permissions.ts";
import { Dialog } from "#platform/web/components/Dialog.tsx";
import type { ListedMedia } from "../../contract.ts";
import { texts } from "../texts.ts";
import { SeveralMediaForm } from "./SeveralMediaForm.tsx";
import type { Selection } from "./use-selection.ts";

const severalMediaWords = texts.several;

/** Edits several media together (R2.21); only media that the person may edit are selectable. */
export function SelectionBar({ shown, selection }: { shown: ListedMedia[]; selection: Selection }) {
  const [isOpen, setOpen] = useState(false);
  const editable = shown.filter(({ role }) => placeRoleMay(role, "media", "media.edit")).map(({ id }) => id);
  const count = selection.ids.length;
  const chosen = editable.filter(selection.has).length;
  if (editable.length === 0) return null;
  const done = () => {
    setOpen(false);
    selection.clear();
  };
  return (
    <Group mb="md" gap="md" mih={44}>
      <Checkbox
        label={severalMediaWords.selectAll}
        checked={chosen === editable.length}
        indeterminate={chosen > 0 && chosen < editable.length}
        onChange={({ currentTarget }) => selection.set(editable, currentTarget.checked)}
      />
      {count > 0 && (
        <>
          <Text fz="sm" role="status" className="figures">
            {severalMediaWords.selected(count)}
          </Text>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {severalMediaWords.edit}
          </Button>
          <Button variant="link" onClick={selection.clear}>
            {severalMediaWords.clear}
          </Button>
        </>
      )}
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={severalMediaWords.title(count)} size="big">
        <SeveralMediaForm ids={selection.ids} onDone={done} />
      </Dialog>
    </Group>
  );
}

export function SelectMedium({ medium, selection }: { medium: ListedMedia; selection: Selection }) {
  if (!placeRoleMay(medium.role, "media", "media.edit")) return null;
  return (
    <Checkbox
      aria-label={severalMediaWords.select(medium.name)}
      checked={selection.has(medium.id)}
      onChange={({ currentTarget }) => selection.set([medium.id], currentTarget.checked)}
    />
  );
}
