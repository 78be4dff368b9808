import { VisuallyHidden } from "@mantine/core";
import { useElementSize } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { Panel } from "#home/web/Panel.tsx";
import { formatCents } from "#platform/money/money.ts";
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

/** Drawn for the eye, and as a list for screen readers. */
function FlowChart({ days }: { days: FlowDay[] }) {
  const { ref, width, height } = useElementSize();
  return (
    <div className={classes.chart}>
      <VisuallyHidden component="ul" aria-label={texts.title}>
        {days.map(({ day, inCents, outCents }) => (
          <li key={day}>{texts.ofDay(day, inCents, outCents)}</li>
        ))}
      </VisuallyHidden>
      <div ref={ref} style={{ blockSize: "100%" }}>
        <Suspense>{width > 0 && <Drawing days={days} width={width} height={height} />}</Suspense>
      </div>
    </div>
  );
}
