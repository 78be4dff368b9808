import { Alert, Button, Group, Skeleton, Stack, Text } from "@mantine/core";
import { lazy, Suspense } from "react";
import { formatInstant } from "#platform/web/dates.ts";
import { texts } from "./texts.ts";
import type { Draft, Restored } from "./use-draft.ts";

const TextDifference = lazy(() => import("../../versions/web/TextDifference.tsx"));

type RestoredNoticeProps = {
  restored: Restored;
  saved: Draft;
  takeMine: () => void;
  /** Keeps my text as a version. */
  takeSaved: () => void;
  dismiss: () => void;
};

/** Shown after a reload or crash. The user decides when somebody saved a newer text. */
export function RestoredNotice({
  restored: { kind, draft },
  saved,
  takeMine,
  takeSaved,
  dismiss,
}: RestoredNoticeProps) {
  const when = formatInstant(draft.typedAt);
  const isKept = kind === "kept";
  return (
    <Alert color="yellow" variant="light" role="status">
      <Text>{isKept ? texts.kept(when) : texts.restored(when)}</Text>
      {isKept && (
        <Stack gap="xs" my="sm">
          <Text fw={600}>{texts.differs}</Text>
          <Suspense fallback={<Skeleton height={80} />}>
            <TextDifference before={saved} after={draft} />
          </Suspense>
        </Stack>
      )}
      <Group gap="xs" mt="xs">
        {isKept && <Button onClick={takeMine}>{texts.bringBack}</Button>}
        <Button variant="secondary" onClick={takeSaved}>
          {isKept ? texts.keepSaved : texts.useSaved}
        </Button>
        {!isKept && (
          <Button variant="secondary" onClick={dismiss}>
            {texts.dismiss}
          </Button>
        )}
      </Group>
    </Alert>
  );
}
