import { Group, Text } from "@mantine/core";
import type { SaveState } from "./draft-saver.ts";

type Names = Exclude<SaveState["name"], "refused">;
type SaveStateTexts = Record<Names, string> & { refused: (why: string) => string; retryingText: string };

/** Shows whether the draft is saved (R10.6); screen readers announce changes. */
export function SaveStateLine({ state, texts }: { state: SaveState; texts: SaveStateTexts }) {
  const isTrouble = state.name === "retrying" || state.name === "refused";
  return (
    <Group gap={6} role="status" aria-live="polite">
      <Text fz="sm" fw={isTrouble ? 600 : undefined} c={isTrouble ? "var(--mantine-color-error)" : "dimmed"}>
        {state.name === "refused" ? texts.refused(state.why) : texts[state.name]}
      </Text>
      {isTrouble && (
        <Text fz="sm" c="dimmed">
          {texts.retryingText}
        </Text>
      )}
    </Group>
  );
}
