import { AxisBottom, AxisLeft } from "@visx/axis";
import { GridRows } from "@visx/grid";
import type { scaleBand, scaleLinear } from "@visx/scale";
import { dollarsOf } from "#platform/money/money.ts";
import { locale } from "#platform/words/catalogue.ts";
import type { ChartSize } from "./Chart.tsx";

export const moneyTicks = 4;
/** Room for the axes' words, in pixels. */
export const [axisLeft, axisBottom] = [44, 24];

const roundDollars = new Intl.NumberFormat(locale, {
  style: "currency",
  currency: "USD",
  notation: "compact",
  maximumFractionDigits: 1,
});

type MoneyAxesProps = ChartSize & {
  x: ReturnType<typeof scaleBand<string>>;
  y: ReturnType<typeof scaleLinear<number>>;
  /** Places that are named: all others have no room. */
  named: string[];
  nameOf: (place: string) => string;
};

/** Half of an axis's letter, in pixels. */
const halfLetter = 3.5;

/** Dollars at the left with a line for each, times below. */
export function MoneyAxes({ x, y, width, height, named, nameOf }: MoneyAxesProps) {
  const half = x.bandwidth() / 2;
  // The last name would stand out of the drawing on a phone.
  const nameProps = (place: string) =>
    (x(place) ?? 0) + half + nameOf(place).length * halfLetter > width
      ? ({ textAnchor: "end", dx: half, dy: 4 } as const)
      : ({ textAnchor: "middle", dy: 4 } as const);
  return (
    <>
      <GridRows scale={y} left={axisLeft} width={width - axisLeft} numTicks={moneyTicks} stroke="var(--line)" />
      <AxisLeft
        scale={y}
        left={axisLeft}
        numTicks={moneyTicks}
        hideAxisLine
        hideTicks
        tickFormat={(cents) => roundDollars.format(dollarsOf(Number(cents)))}
        tickLabelProps={{ textAnchor: "end", dx: -6, dy: "0.32em" }}
      />
      <AxisBottom
        scale={x}
        top={height - axisBottom}
        tickValues={named}
        hideAxisLine
        hideTicks
        tickFormat={nameOf}
        tickLabelProps={nameProps}
      />
    </>
  );
}
