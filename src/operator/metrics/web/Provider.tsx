import { Alert, Button, Group, Text, Title } from "@mantine/core";
import { lazy, useState } from "react";
import { type MetricStanding, metricStandingOf } from "#media/metrics/standing.ts";
import type { MetricProviderItem } from "#media/providers/contract.ts";
import { metricProviders } from "#media/providers/providers.ts";
import type { StateTone } from "#platform/contract/state-tone.ts";
import { FormButton } from "#platform/web/components/form/FormButton.tsx";
import { notify } from "#platform/web/components/notify.ts";
import { Row } from "#platform/web/components/rows/Rows.tsx";
import { StatusTag } from "#platform/web/components/StatusTag.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import { editProvider, readMetricsNow } from "./api.ts";
import { texts } from "./texts.ts";

const loadForm = () => import("./BudgetForm.tsx");
const BudgetForm = lazy(loadForm);

export function Provider({ provider }: { provider: MetricProviderItem }) {
  const { id, name, label, keySet, paused } = provider;
  const standing = metricStandingOf(provider);
  const act = (write: () => Promise<void>, said: string) =>
    write()
      .then(() => notify.success(said))
      .catch(notify.failure);
  return (
    <Row>
      <Group gap="sm">
        <Title order={2}>{label}</Title>
        <StatusTag tone={tones[standing]}>{texts.states[standing]}</StatusTag>
      </Group>
      {!keySet && <Text mt={4}>{texts.noKey(metricProviders[name].keyVariable)}</Text>}
      <Figures provider={provider} />
      <Problem provider={provider} />
      <Group mt="md" gap="sm">
        <FormButton label={texts.edit} title={texts.editNamed(label)} variant="secondary" load={loadForm}>
          {(close) => <BudgetForm provider={provider} onDone={close} />}
        </FormButton>
        {standing === "on" && (
          <Act
            label={texts.refresh}
            name={texts.refreshNamed(label)}
            onAct={() => act(() => readMetricsNow(id), texts.asked(label))}
          />
        )}
        {keySet && !paused && (
          <Act
            label={texts.pause}
            name={texts.pauseNamed(label)}
            onAct={() => act(() => editProvider(id, { paused: true }), texts.paused(label))}
          />
        )}
        {paused && (
          <Act
            label={texts.resume}
            name={texts.resumeNamed(label)}
            onAct={() => act(() => editProvider(id, { paused: false }), texts.resumed(label))}
          />
        )}
      </Group>
    </Row>
  );
}

const tones: Record<MetricStanding, StateTone> = {
  noKey: "quiet",
  off: "quiet",
  paused: "bad",
  waiting: "waiting",
  usedUp: "waiting",
  on: "good",
};

function Figures({ provider }: { provider: MetricProviderItem }) {
  const { usedUnits, monthlyUnits, coveredMedia, listedMedia, lastRunAt, retryAt } = provider;
  const figures = [
    { label: texts.used, text: texts.usedOf(usedUnits, monthlyUnits) },
    { label: texts.covered, text: texts.coveredOf(coveredMedia, listedMedia) },
    { label: texts.lastRun, text: lastRunAt ? formatInstant(lastRunAt) : texts.never },
    ...(retryAt ? [{ label: texts.retryAt, text: formatInstant(retryAt) }] : []),
  ];
  return (
    <Group component="dl" gap="4px 32px" my="xs">
      {figures.map((figure) => (
        <div key={figure.label}>
          <Text component="dt" fz="sm" c="dimmed">
            {figure.label}
          </Text>
          <Text component="dd" m={0}>
            {figure.text}
          </Text>
        </div>
      ))}
    </Group>
  );
}

function Problem({ provider: { name, problem, problemAt, paused } }: { provider: MetricProviderItem }) {
  if (!problem || !problemAt) return null;
  return (
    <Alert mt="md" maw={720} color={paused ? "red" : "yellow"} title={texts.problem(formatInstant(problemAt))}>
      {problem}
      {paused && ` ${texts.mendKey(metricProviders[name].keyVariable)}`}
    </Alert>
  );
}

function Act({ label, name, onAct }: { label: string; name: string; onAct: () => Promise<unknown> }) {
  const [isBusy, setBusy] = useState(false);
  const act = async () => {
    setBusy(true);
    await onAct();
    setBusy(false);
  };
  return (
    <Button variant="secondary" loading={isBusy} aria-label={name} onClick={() => void act()}>
      {label}
    </Button>
  );
}
