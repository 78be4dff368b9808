import { type MetricName, metrics } from "#media/media.ts";
import { metricLabels } from "#media/web/metric-labels.ts";
import type { TableColumn } from "../columns.ts";
import { texts } from "./texts.ts";

const isMetric = (name: TableColumn): name is MetricName => name in metrics;

export const labelOfColumn = (name: TableColumn): string => (isMetric(name) ? metricLabels[name] : texts.columns[name]);
