import { scaleBand, scaleLinear } from "@visx/scale";
import { BarRounded } from "@visx/shape";
import type { ChartSize } from "#platform/web/components/charts/Chart.tsx";
import { axisBottom, axisLeft, MoneyAxes, moneyTicks } from "#platform/web/components/charts/MoneyAxes.tsx";
import type { FlowDay } from "../contract.ts";
import classes from "./flow.module.css";
import { texts } from "./texts.ts";

/** Room that a day's name needs. */
const nameWidth = 64;

type FlowDrawingProps = ChartSize & { days: FlowDay[] };

/** Two bars a day: in beside out. */
export default function FlowDrawing({ days, width, height }: FlowDrawingProps) {
  const names = days.map(({ day }) => day);
  const most = Math.max(100_00, ...days.flatMap(({ inCents, outCents }) => [inCents, outCents]));
  const x = scaleBand({ domain: names, range: [axisLeft, width], padding: 0.3 });
  const y = scaleLinear({ domain: [0, most], range: [height - axisBottom, 6], nice: moneyTicks });
  const every = Math.ceil((nameWidth * names.length) / Math.max(1, width - axisLeft));
  const named = names.filter((_, index) => (names.length - 1 - index) % every === 0);
  return (
    <svg width={width} height={height} aria-hidden="true">
      <MoneyAxes x={x} y={y} width={width} height={height} named={named} nameOf={texts.day} />
      {days.map((day) => (
        <g key={day.day}>
          <title>{texts.ofDay(day.day, day.inCents, day.outCents)}</title>
          <FlowBar cents={day.inCents} x={x(day.day) ?? 0} width={x.bandwidth() / 2} y={y} className={classes.in} />
          <FlowBar
            cents={day.outCents}
            x={(x(day.day) ?? 0) + x.bandwidth() / 2}
            width={x.bandwidth() / 2}
            y={y}
            className={classes.out}
          />
        </g>
      ))}
    </svg>
  );
}

type FlowBarProps = {
  cents: number;
  x: number;
  width: number;
  y: (cents: number) => number;
  className: string | undefined;
};

function FlowBar({ cents, x, width, y, className }: FlowBarProps) {
  const height = y(0) - y(cents);
  if (height <= 0) return null;
  const gap = Math.min(1, width / 4);
  const radius = Math.min(2, height, width / 2);
  return (
    <BarRounded
      x={x + gap / 2}
      y={y(cents)}
      width={width - gap}
      height={height}
      radius={radius}
      top
      className={className}
    />
  );
}
