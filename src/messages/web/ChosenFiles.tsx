import { CloseButton, Group, Text } from "@mantine/core";
import type { MessageFile } from "../contract.ts";
import classes from "./conversation.module.css";
import { texts } from "./texts.ts";

export function ChosenFiles({ files, onRemove }: { files: MessageFile[]; onRemove: (id: string) => void }) {
  if (files.length === 0) return null;
  return (
    <Group component="ul" gap="xs" className={classes.chosen}>
      {files.map(({ id, name, bytes }) => (
        <Group component="li" key={id} gap={4} wrap="nowrap" className={classes.chosenFile}>
          <Text fz="sm" truncate>
            {name}
          </Text>
          <Text fz="sm" c="dimmed" style={{ whiteSpace: "nowrap" }}>
            {texts.sizes(bytes)}
          </Text>
          <CloseButton size="sm" aria-label={texts.remove(name)} onClick={() => onRemove(id)} />
        </Group>
      ))}
    </Group>
  );
}
