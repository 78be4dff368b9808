import { Button, Code, Group, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import type { StateTone } from "#platform/contract/state-tone.ts";
import { notify } from "#platform/web/components/notify.ts";
import { Row } from "#platform/web/components/rows/Rows.tsx";
import { StatusTag } from "#platform/web/components/StatusTag.tsx";
import { useSession } from "#platform/web/session.ts";
import type { SettingsItem } from "#settings/contract.ts";
import { SettingsForm } from "#settings/web/SettingsForm.tsx";
import type { SetupStepState } from "../contract.ts";
import { type SetupStepName, type StepState, setupSteps } from "../setup.ts";
import { decideStep, tryOut } from "./api.ts";
import { texts } from "./texts.ts";

const tones: Record<StepState, StateTone> = {
  done: "good",
  skipped: "quiet",
  unconfirmed: "waiting",
  missing: "bad",
};

/** Byline can try these out by itself. */
const isTried = (step: SetupStepName): step is "mail" | "knownPages" => step === "mail" || step === "knownPages";

export function SetupStep({ item, settings }: { item: SetupStepState; settings: SettingsItem }) {
  const { step, title, state, stops, variables, mayBeSkipped } = item;
  const words: { text: string; confirm?: string } = texts.steps[step];
  const isLeft = state === "missing" || state === "unconfirmed";
  // Saving a fee is a decision about it.
  const confirmSaved = async () => {
    if (words.confirm && !isTried(step)) await decideStep(step, "confirmed");
  };
  return (
    <Row>
      <Stack gap="sm">
        <Group justify="space-between" wrap="nowrap">
          <Title order={2}>{title}</Title>
          <StatusTag tone={tones[state]}>{texts.states[state]}</StatusTag>
        </Group>
        <Text>{words.text}</Text>
        {state !== "done" && <Text c="dimmed">{texts.without(stops)}</Text>}
        {variables.length > 0 && (
          <Group gap={6}>
            <Text fz="sm">{texts.variables}</Text>
            {variables.map((variable) => (
              <Code key={variable}>{variable}</Code>
            ))}
          </Group>
        )}
        {item.settings.length > 0 && (
          <SettingsForm settings={settings} only={setupSteps[step].settings} onSaved={confirmSaved} />
        )}
        <Group>
          {words.confirm && <Confirm item={item} label={words.confirm} />}
          {isLeft && mayBeSkipped && (
            <Button
              variant="secondary"
              aria-label={texts.skipNamed(title)}
              onClick={() => void decideStep(step, "skipped").catch(notify.failure)}
            >
              {texts.skip}
            </Button>
          )}
        </Group>
      </Stack>
    </Row>
  );
}

function Confirm({ item: { step, title, state }, label }: { item: SetupStepState; label: string }) {
  const email = useSession()?.user.email ?? "";
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (!isTried(step) && state === "done") return null;
  const attempt = async () => {
    if (!isTried(step)) return decideStep(step, "confirmed");
    const found = await tryOut(step);
    setProblem(found);
    if (found === null) notify.success(step === "mail" ? texts.mailed(email) : texts.answering);
  };
  const run = async () => {
    setBusy(true);
    await attempt().catch(notify.failure);
    setBusy(false);
  };
  return (
    <Stack gap="xs">
      {problem && (
        <Text c="var(--bad)" role="alert" style={{ overflowWrap: "anywhere" }}>
          {problem}
        </Text>
      )}
      <Group>
        <Button variant="secondary" aria-label={`${label} (${title})`} loading={isBusy} onClick={() => void run()}>
          {label}
        </Button>
      </Group>
    </Stack>
  );
}
