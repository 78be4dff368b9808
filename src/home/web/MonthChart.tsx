import { lazy } from "react";
import { formatCents } from "#platform/money/money.ts";
import { Chart } from "#platform/web/components/charts/Chart.tsx";
import { whenIdle } from "#platform/web/when-idle.ts";
import type { TradeMonthOnHome } from "../months.ts";
import classes from "./home.module.css";
import { texts } from "./texts.ts";

/** The chart library comes with the first chart, after the home's words. */
const Drawing = lazy(() => whenIdle().then(() => import("./MonthDrawing.tsx")));

type MonthChartProps = { label: string; months: TradeMonthOnHome[]; kind: "bars" | "line" };

/** Sums by month. */
export function MonthChart({ label, months, kind }: MonthChartProps) {
  const lines = months.map(({ month, amountCents }) => `${texts.monthLong(month)}: ${formatCents(amountCents)}`);
  return (
    <Chart label={label} lines={lines} className={classes.chart}>
      {(size) => <Drawing months={months} kind={kind} {...size} />}
    </Chart>
  );
}
