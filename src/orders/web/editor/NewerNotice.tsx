import { Alert, Button, Group, Text } from "@mantine/core";
import { texts } from "../texts.ts";

const words = texts.editor;

/** Somebody else saved a text while nothing was typed here. */
export function NewerNotice({ onShow }: { onShow: () => void }) {
  return (
    <Alert color="yellow" variant="light" role="status">
      <Group gap="sm">
        <Text>{words.behind}</Text>
        <Button variant="secondary" onClick={onShow}>
          {words.showNewer}
        </Button>
      </Group>
    </Alert>
  );
}
