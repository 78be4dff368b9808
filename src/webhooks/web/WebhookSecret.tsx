import { Button, Code, Group, Stack, Text } from "@mantine/core";
import { CopyText } from "#platform/web/components/CopyText.tsx";
import { Dialog } from "#platform/web/components/Dialog.tsx";
import { texts } from "./texts.ts";

/** Shows a new secret once. */
export function WebhookSecret({ secret, onDone }: { secret: string | null; onDone: () => void }) {
  return (
    <Dialog open={secret !== null} onClose={onDone} title={texts.secretTitle} showClose={false}>
      <Stack>
        <Text>{texts.secretText}</Text>
        <Code block style={{ overflowWrap: "anywhere", whiteSpace: "pre-wrap" }}>
          {secret}
        </Code>
        <Group justify="flex-end">
          <CopyText value={secret ?? ""} label={texts.copySecret} />
          <Button onClick={onDone}>{texts.done}</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
