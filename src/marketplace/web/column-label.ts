import { type MetricName, metrics } from "#media/media.ts";
import { metricLabels } from "#media/web/metric-labels.ts";
import type { ColumnName } from "../columns.ts";
import { texts } from "./texts.ts";

const isMetric = (name: ColumnName): name is MetricName => name in metrics;

export const labelOfColumn = (name: ColumnName): string => (isMetric(name) ? metricLabels[name] : texts.columns[name]);
