import type { MetricName } from "#media/media.ts";
import { formatMetric } from "#media/metric-format.ts";
import classes from "./medium.module.css";
import { texts } from "./texts.ts";

/** Marks a value that does not fit its history (R10.9). */
export const MisfitNote = ({ metric, usual }: { metric: MetricName; usual: number }) => (
  <div className={classes.misfit}>{texts.misfit(formatMetric(metric, usual))}</div>
);
