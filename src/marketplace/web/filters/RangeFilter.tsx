import { Fieldset, Group, RangeSlider } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { memo, startTransition, useRef, useState } from "react";
import { DebouncedInput } from "#platform/web/components/DebouncedInput.tsx";
import type { RangeFacet } from "../../facets.ts";
import { useAddressPart } from "../address.ts";
import { texts } from "../texts.ts";
import { boundsAt, type Positions, positionsOf } from "./buckets.ts";
import classes from "./filters.module.css";
import { useNarrow } from "./use-narrow.ts";

/** Of the listings that meet all other filters: how many fall between `from[n]` and the next bound. */
type Histogram = { from: number[]; counts: number[] };

type RangeFilterProps = {
  name: RangeFacet;
  label: string;
  histogram: Histogram | undefined;
  parse: (text: string) => number | undefined;
  /** As it is typed. */
  write: (value: number) => string;
  /** As it is read. */
  say: (value: number) => string;
};

type Bound = number | undefined;

/** From … to …, either end open: by dragging over the histogram, or by typing. */
export const RangeFilter = memo(function RangeFilter({ name, label, histogram, parse, write, say }: RangeFilterProps) {
  const narrow = useNarrow();
  const least = useAddressPart((address) => address[`${name}[gte]`]);
  const most = useAddressPart((address) => address[`${name}[lte]`]);
  const onChange = (from: Bound, to: Bound) => narrow({ [`${name}[gte]`]: from, [`${name}[lte]`]: to });
  const shared = { parse, write, inputMode: "decimal" as const, size: "sm" as const };
  return (
    <Fieldset variant="unstyled" legend={label} className={classes.group}>
      {histogram && (
        <Bars label={label} least={least} most={most} histogram={histogram} say={say} onChange={onChange} />
      )}
      <Group gap="xs" grow wrap="nowrap">
        <DebouncedInput
          {...shared}
          value={least}
          onCommit={(value) => onChange(value, most)}
          placeholder={texts.filters.from}
          aria-label={`${label}, ${texts.filters.from}`}
        />
        <DebouncedInput
          {...shared}
          value={most}
          onCommit={(value) => onChange(least, value)}
          placeholder={texts.filters.to}
          aria-label={`${label}, ${texts.filters.to}`}
        />
      </Group>
    </Fieldset>
  );
});

type BarsProps = Pick<RangeFilterProps, "label" | "say"> & {
  least: Bound;
  most: Bound;
  histogram: Histogram;
  onChange: (least: Bound, most: Bound) => void;
};

const askWhileDraggingMilliseconds = 60;

/** The bars answer while one drags: the handles move at once, the address follows, at most so often. */
function Bars({ label, least, most, histogram, say, onChange }: BarsProps) {
  const { from, counts } = histogram;
  const settled = positionsOf(from, least, most);
  const [dragged, setDragged] = useState<Positions>();
  const [start, end] = dragged ?? settled;
  const ask = useThrottledAsk((positions: Positions) => onChange(...boundsAt(from, positions)));
  const highest = Math.max(1, ...counts);
  const nameOf = (position: number) => say(from[Math.min(position, from.length - 1)] ?? 0);
  return (
    <div className={classes.histogram}>
      <div className={classes.bars} aria-hidden="true">
        {counts.map((count, index) => (
          <span
            key={from[index]}
            data-chosen={(index >= start && index < end) || undefined}
            style={{ height: `${count === 0 ? 0 : Math.max(4, (100 * count) / highest)}%` }}
          />
        ))}
      </div>
      <RangeSlider
        min={0}
        max={from.length}
        step={1}
        minRange={1}
        size={2}
        thumbSize={14}
        label={null}
        value={[start, end]}
        onChange={(positions) => {
          ask(positions);
          setDragged(positions);
        }}
        onChangeEnd={(positions) => {
          onChange(...boundsAt(from, positions));
          // The address changes in a transition: the handle is let go together with it.
          startTransition(() => setDragged(undefined));
        }}
        thumbFromLabel={`${label}, ${texts.filters.from} ${nameOf(start)}`}
        thumbToLabel={`${label}, ${texts.filters.to} ${end === from.length ? texts.filters.anything : nameOf(end)}`}
      />
    </div>
  );
}

/** Asks at once, and while it is asked often once more at the end of each while. */
function useThrottledAsk(ask: (positions: Positions) => void): (positions: Positions) => void {
  const askedAt = useRef(0);
  const askNow = (positions: Positions) => {
    askedAt.current = performance.now();
    ask(positions);
  };
  const askLater = useDebouncedCallback(askNow, askWhileDraggingMilliseconds);
  return (positions) =>
    (performance.now() - askedAt.current > askWhileDraggingMilliseconds ? askNow : askLater)(positions);
}

/** A plain number, with a point and thousands' commas. */
export function parseNumber(text: string): number | undefined {
  const plain = text.trim().replaceAll(",", "");
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}
