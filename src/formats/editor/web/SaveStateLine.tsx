import { Group, Text } from "@mantine/core";
import type { SaveState } from "#platform/web/draft/draft-saver.ts";
import { texts } from "./texts.ts";

/** Whether a draft's answers are safe (R10.6); read out when it changes. */
export function SaveStateLine({ state, isPartly }: { state: SaveState; isPartly: boolean }) {
  const isTrouble = state.name === "retrying" || state.name === "refused";
  const isSavedPartly = state.name === "saved" && isPartly;
  const said = state.name === "refused" ? texts.refused(state.why) : texts[state.name];
  return (
    <Group gap={6} role="status" aria-live="polite">
      <Text fz="sm" fw={isTrouble ? 600 : undefined} c={isTrouble ? "var(--mantine-color-error)" : "dimmed"}>
        {isSavedPartly ? texts.savedPartly : said}
      </Text>
      {isTrouble && (
        <Text fz="sm" c="dimmed">
          {texts.retryingText}
        </Text>
      )}
    </Group>
  );
}
