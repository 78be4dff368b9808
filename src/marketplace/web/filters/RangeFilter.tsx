import { Fieldset, Group, RangeSlider } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { startTransition, useRef, useState } from "react";
import { DebouncedInput } from "#platform/web/components/DebouncedInput.tsx";
import { texts } from "../texts.ts";
import { boundsAt, type Positions, positionsOf } from "./buckets.ts";
import classes from "./filters.module.css";

/** Of the listings that meet all other filters: how many fall between `from[n]` and the next bound. */
type Histogram = { from: number[]; counts: number[] };

type RangeFilterProps = {
  label: string;
  least: number | undefined;
  most: number | undefined;
  histogram: Histogram | undefined;
  parse: (text: string) => number | undefined;
  /** As it is typed. */
  write: (value: number) => string;
  /** As it is read. */
  say: (value: number) => string;
  onChange: (least: number | undefined, most: number | undefined) => void;
};

/** From … to …, either end open: by dragging over the histogram, or by typing. */
export function RangeFilter(props: RangeFilterProps) {
  const { label, least, most, histogram, parse, write, onChange } = props;
  const shared = { parse, write, inputMode: "decimal" as const, size: "sm" as const };
  return (
    <Fieldset variant="unstyled" legend={label} className={classes.group}>
      {histogram && <Bars {...props} histogram={histogram} />}
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
}

const askWhileDraggingMilliseconds = 60;

/** The bars answer while one drags: the handles move at once, the address follows, at most so often. */
function Bars({ label, least, most, histogram, say, onChange }: RangeFilterProps & { histogram: Histogram }) {
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
          setDragged(positions);
          ask(positions);
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
