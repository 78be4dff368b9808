import { formatMetric } from "#media/metric-format.ts";
import { isDeclared } from "#media/metric-sources.ts";
import type { MetricTrend } from "#media/metrics/contract.ts";
import { linePoints } from "#platform/web/components/sparkline-points.ts";
import { dayInWords } from "#platform/words/day-words.ts";
import classes from "./metrics.module.css";

const [width, height] = [400, 100];

/** A metric over its newest days; the table below gives the same in numbers. */
export function TrendChart({ trend: { metric, points } }: { trend: MetricTrend }) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return null;
  const values = points.map(({ value }) => value);
  const line = linePoints(points, width, height);
  return (
    <div className={classes.chart} aria-hidden="true">
      <div className={classes.scale}>
        {[...new Set([Math.max(...values), Math.min(...values)])].map((value) => (
          <span key={value}>{formatMetric(metric, value)}</span>
        ))}
      </div>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <polyline points={line} />
        {line.split(" ").map((place, at) => (
          <path
            key={points[at]?.readOn}
            className={classes.point}
            d={`M${place} h0.001`}
            data-declared={isDeclared(points[at]?.source ?? "") || undefined}
          />
        ))}
      </svg>
      <div className={classes.days}>
        <span>{dayInWords(first.readOn)}</span>
        <span>{dayInWords(last.readOn)}</span>
      </div>
    </div>
  );
}
