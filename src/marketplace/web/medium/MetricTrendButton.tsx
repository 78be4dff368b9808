import { UnstyledButton } from "@mantine/core";
import { useState } from "react";
import { formatMetric } from "#media/metric-format.ts";
import type { MetricTrend } from "#media/metrics/contract.ts";
import { metricLabels } from "#media/web/metric-labels.ts";
import { Dialog } from "#platform/web/components/Dialog.tsx";
import { Sparkline } from "#platform/web/components/Sparkline.tsx";
import { MetricHistory } from "./MetricHistory.tsx";
import classes from "./medium.module.css";
import { TrendChart } from "./TrendChart.tsx";
import { texts } from "./texts.ts";

/** A metric's trend, drawn and in words; opens the history. Nothing where only one day is known. */
export function MetricTrendButton({ media, trend }: { media: string; trend: MetricTrend }) {
  const { metric, points } = trend;
  const [isOpen, setOpen] = useState(false);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return null;
  const label = metricLabels[metric];
  const words = texts.trendFromTo(label, formatMetric(metric, first.value), formatMetric(metric, last.value));
  return (
    <>
      <UnstyledButton
        className={classes.trend}
        aria-label={texts.openHistory(words)}
        title={words}
        onClick={() => setOpen(true)}
      >
        <Sparkline points={points} width={88} height={24} />
      </UnstyledButton>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={texts.history(label)}>
        <TrendChart trend={trend} />
        <MetricHistory media={media} metric={metric} />
      </Dialog>
    </>
  );
}
