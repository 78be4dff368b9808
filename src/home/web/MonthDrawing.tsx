import { scaleBand, scaleLinear } from "@visx/scale";
import { AreaClosed, BarRounded, LinePath } from "@visx/shape";
import { formatCents } from "#platform/money/money.ts";
import type { ChartSize } from "#platform/web/components/charts/Chart.tsx";
import { axisBottom, axisLeft, MoneyAxes, moneyTicks } from "#platform/web/components/charts/MoneyAxes.tsx";
import type { TradeMonthOnHome } from "../months.ts";
import classes from "./home.module.css";
import { texts } from "./texts.ts";

/** Below this width every other month is named. */
const wide = 480;

type MonthDrawingProps = ChartSize & { months: TradeMonthOnHome[]; kind: "bars" | "line" };

export default function MonthDrawing({ months, kind, width, height }: MonthDrawingProps) {
  const names = months.map(({ month }) => month);
  const sums = months.map(({ amountCents }) => amountCents ?? 0);
  const x = scaleBand({ domain: names, range: [axisLeft, width], padding: 0.46 });
  const y = scaleLinear({
    domain: [Math.min(0, ...sums), Math.max(100_00, ...sums)],
    range: [height - axisBottom, 6],
    nice: moneyTicks,
  });
  const at = ({ month }: TradeMonthOnHome) => (x(month) ?? 0) + x.bandwidth() / 2;
  const level = ({ amountCents }: TradeMonthOnHome) => y(amountCents ?? 0);
  const named = width < wide ? names.filter((_, index) => (names.length - index) % 2 === 1) : names;
  const last = months.at(-1);
  return (
    <svg width={width} height={height} aria-hidden="true">
      <MoneyAxes x={x} y={y} width={width} height={height} named={named} nameOf={texts.monthShort} />
      {kind === "line" && (
        <>
          <AreaClosed data={months} x={at} y={level} yScale={y} className={classes.area} />
          <LinePath data={months} x={at} y={level} className={classes.line} />
          {last && <circle cx={at(last)} cy={level(last)} r={4} className={classes.point} />}
        </>
      )}
      {kind === "bars" &&
        months.map((month) => (
          <MonthBar key={month.month} month={month} x={x(month.month) ?? 0} y={y} width={x.bandwidth()} />
        ))}
    </svg>
  );
}

type MonthBarProps = { month: TradeMonthOnHome; x: number; y: (cents: number) => number; width: number };

function MonthBar({ month: { month, amountCents }, x, y, width }: MonthBarProps) {
  const [from, to] = [y(0), y(amountCents ?? 0)];
  if (from === to) return null;
  return (
    <g>
      <title>{`${texts.monthLong(month)}: ${formatCents(amountCents)}`}</title>
      <BarRounded
        x={x}
        y={Math.min(from, to)}
        width={width}
        height={Math.abs(from - to)}
        radius={Math.min(3, Math.abs(from - to))}
        top={to < from}
        bottom={to > from}
        className={classes.bar}
      />
    </g>
  );
}
