import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { Panel } from "#home/web/Panel.tsx";
import { formatCents } from "#platform/money/money.ts";
import { Chart } from "#platform/web/components/charts/Chart.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import type { FlowDay } from "../contract.ts";
import { moneyFlowQuery } from "./api.ts";
import classes from "./flow.module.css";
import { texts } from "./texts.ts";

/** The chart library comes with the chart. */
const Drawing = lazy(() => import("./FlowDrawing.tsx"));

/** Money in and out by day, as the books have it (R10.4). */
export function MoneyFlowPanel() {
  const query = useQuery(moneyFlowQuery());
  return (
    <QueryState query={query} inline>
      {({ days }) => (
        <Panel title={texts.title} aside={<Key days={days} />}>
          <FlowChart days={days} />
        </Panel>
      )}
    </QueryState>
  );
}

function Key({ days }: { days: FlowDay[] }) {
  const sum = (name: "inCents" | "outCents") => formatCents(days.reduce((total, day) => total + day[name], 0));
  return (
    <span className={classes.key}>
      <span>
        <i data-of="in" />
        {`${texts.in} ${sum("inCents")}`}
      </span>
      <span>
        <i data-of="out" />
        {`${texts.out} ${sum("outCents")}`}
      </span>
      <span>{texts.span}</span>
    </span>
  );
}

function FlowChart({ days }: { days: FlowDay[] }) {
  const lines = days.map(({ day, inCents, outCents }) => texts.ofDay(day, inCents, outCents));
  return (
    <Chart label={texts.title} lines={lines} className={classes.chart}>
      {(size) => <Drawing days={days} {...size} />}
    </Chart>
  );
}
