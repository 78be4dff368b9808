import { Alert, Button, Group, Text } from "@mantine/core";
import { texts } from "./texts.ts";

/** Appears when somebody else saved a text and nothing was typed here. */
export function NewerNotice({ onShow }: { onShow: () => void }) {
  return (
    <Alert color="yellow" variant="light" role="status">
      <Group gap="sm">
        <Text>{texts.behind}</Text>
        <Button variant="secondary" onClick={onShow}>
          {texts.showNewer}
        </Button>
      </Group>
    </Alert>
  );
}
