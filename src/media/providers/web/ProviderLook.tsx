import { Box, Button, Group, Text } from "@mantine/core";
import { formatInstant } from "#platform/web/dates.ts";
import { dayInWords } from "#platform/words/day-words.ts";
import { formatMetric } from "../../metric-format.ts";
import { metricStandingOf } from "../../metrics/standing.ts";
import { metricLabels } from "../../web/metric-labels.ts";
import type { MetricProviderItem } from "../contract.ts";
import { texts } from "./texts.ts";

type ProviderLookProps = {
  provider: MetricProviderItem;
  isAwaited: boolean;
  isLate: boolean;
  onRead: () => void;
};

export function ProviderLook({ provider, isAwaited, isLate, onRead }: ProviderLookProps) {
  const isWaiting = isAwaited && !isLate;
  return (
    <Box component="li" py="sm" style={{ borderBlockEnd: "1px solid var(--mantine-color-default-border)" }}>
      <Group justify="space-between" wrap="nowrap" align="start">
        <div style={{ minWidth: 0, overflowWrap: "anywhere" }}>
          <Text fw={600}>{provider.label}</Text>
          <Text fz="sm">{saidOf(provider)}</Text>
          <Text fz="sm" c="dimmed" role="status">
            {isAwaited ? (isLate ? texts.late : texts.asking) : standingOf(provider)}
          </Text>
          {!isAwaited && <Problem provider={provider} />}
        </div>
        <Button
          variant="secondary"
          loading={isWaiting}
          disabled={metricStandingOf(provider) !== "on"}
          aria-label={texts.readNamed(provider.label)}
          onClick={onRead}
          style={{ flexShrink: 0 }}
        >
          {texts.read}
        </Button>
      </Group>
    </Box>
  );
}

/** Readings under the provider's name may be older than its last answer. */
function saidOf({ look }: MetricProviderItem): string {
  if (!look) return texts.never;
  const values = look.values.map(({ metric, value, readOn }) =>
    texts.value(metricLabels[metric], formatMetric(metric, value), dayInWords(readOn)),
  );
  const when = look.readAt ? texts.readAt(formatInstant(look.readAt)) : texts.never;
  if (values.length === 0) return look.readAt ? `${when} ${texts.nothing}` : when;
  return `${when} ${values.join(", ")}`;
}

function standingOf(provider: MetricProviderItem): string {
  const { monthlyUnits, usedUnits, unitsOfOne, retryAt, problem } = provider;
  const one = unitsOfOne ?? 0;
  switch (metricStandingOf(provider)) {
    case "on":
      return texts.left(monthlyUnits - usedUnits, monthlyUnits, one);
    case "usedUp":
      return texts.usedUp(usedUnits, monthlyUnits, one);
    case "waiting":
      return texts.waiting(retryAt ? formatInstant(retryAt) : "", problem);
    case "paused":
      return texts.paused(problem);
    case "off":
      return texts.off;
    case "noKey":
      return "";
  }
}

function Problem({ provider }: { provider: MetricProviderItem }) {
  const { problem, problemAt } = provider;
  if (!problem || !problemAt || metricStandingOf(provider) !== "on") return null;
  return (
    <Text fz="sm" c="dimmed">
      {texts.problem(formatInstant(problemAt), problem)}
    </Text>
  );
}
