import { Alert, Button, Group, Text } from "@mantine/core";
import { formatInstant } from "#platform/web/dates.ts";
import { texts } from "../texts.ts";
import { type Draft, type Restored, textOf } from "./use-draft.ts";

const words = texts.editor;

type RestoredNoticeProps = { restored: Restored; saved: Draft; decide: (text: Draft) => void; dismiss: () => void };

/** Says that a text came back after a reload or a crash; when a newer one was saved since, the person decides. */
export function RestoredNotice({ restored: { kind, draft }, saved, decide, dismiss }: RestoredNoticeProps) {
  const when = formatInstant(draft.typedAt);
  const isKept = kind === "kept";
  const takeSaved = () => decide(textOf(saved));
  return (
    <Alert color="yellow" variant="light" role="status">
      <Text>{isKept ? words.kept(when) : words.restored(when)}</Text>
      <Group gap="xs" mt="xs">
        {isKept && <Button onClick={() => decide(textOf(draft))}>{words.bringBack}</Button>}
        <Button variant="secondary" onClick={takeSaved}>
          {isKept ? words.keepSaved : words.useSaved}
        </Button>
        {!isKept && (
          <Button variant="secondary" onClick={dismiss}>
            {words.dismiss}
          </Button>
        )}
      </Group>
    </Alert>
  );
}
