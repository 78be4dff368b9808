import { Alert, Button, Group, Text } from "@mantine/core";
import { formatInstant } from "#platform/web/dates.ts";
import type { StoredValues } from "../stored-values.ts";
import { texts } from "../texts.ts";

type FoundNoticeProps = { found: StoredValues; takeKept: () => void; takeSaved: () => void; dismiss: () => void };

/** Reports restored answers; asks for a choice when the format changed since. */
export function FoundNotice({ found: { kind, typedAt }, takeKept, takeSaved, dismiss }: FoundNoticeProps) {
  const isBack = kind === "broughtBack";
  return (
    <Alert color="yellow" variant="light" role="status" mb="lg">
      <Text fz="sm">{(isBack ? texts.restored : texts.kept)(formatInstant(typedAt))}</Text>
      <Group gap="xs" mt="xs">
        {!isBack && <Button onClick={takeKept}>{texts.bringBack}</Button>}
        <Button variant="secondary" onClick={takeSaved}>
          {texts.useSaved}
        </Button>
        {isBack && (
          <Button variant="secondary" onClick={dismiss}>
            {texts.dismiss}
          </Button>
        )}
      </Group>
    </Alert>
  );
}
