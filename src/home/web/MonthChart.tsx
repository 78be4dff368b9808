import { VisuallyHidden } from "@mantine/core";
import { useElementSize } from "@mantine/hooks";
import { lazy, Suspense } from "react";
import { formatCents } from "#platform/money/money.ts";
import { whenIdle } from "#platform/web/when-idle.ts";
import type { TradeMonthOnHome } from "../months.ts";
import classes from "./home.module.css";
import { texts } from "./texts.ts";

/** The chart library comes with the first chart, after the home's words. */
const Drawing = lazy(() => whenIdle().then(() => import("./MonthDrawing.tsx")));

type MonthChartProps = { label: string; months: TradeMonthOnHome[]; kind: "bars" | "line" };

/** Sums by month: drawn for the eye, and as a list for screen readers. */
export function MonthChart({ label, months, kind }: MonthChartProps) {
  const { ref, width, height } = useElementSize();
  return (
    <div className={classes.chart}>
      <VisuallyHidden component="ul" aria-label={label}>
        {months.map(({ month, amountCents }) => (
          <li key={month}>{`${texts.monthLong(month)}: ${formatCents(amountCents)}`}</li>
        ))}
      </VisuallyHidden>
      <div ref={ref} style={{ blockSize: "100%" }}>
        <Suspense>{width > 0 && <Drawing months={months} kind={kind} width={width} height={height} />}</Suspense>
      </div>
    </div>
  );
}
