import { Alert, Button, Text } from "@mantine/core";
import { formatInstant } from "#platform/web/dates.ts";
import { texts } from "../texts.ts";

type KeptNoticeProps = { typedAt: string; isNew: boolean; onDiscard: () => void };

export function KeptNotice({ typedAt, isNew, onDiscard }: KeptNoticeProps) {
  const words = texts.form.kept;
  return (
    <Alert color="yellow" variant="light" role="status" mb="lg">
      <Text fz="sm">{words.broughtBack(formatInstant(typedAt))}</Text>
      <Button variant="secondary" mt="xs" onClick={onDiscard}>
        {isNew ? words.startOver : words.useSaved}
      </Button>
    </Alert>
  );
}
