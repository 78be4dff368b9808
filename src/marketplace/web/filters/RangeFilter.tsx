import { Fieldset, Group, RangeSlider, Text } from "@mantine/core";
import { useDebouncedCallback, useThrottledCallback } from "@mantine/hooks";
import { memo, type ReactNode, useRef } from "react";
import { DebouncedInput } from "#platform/web/components/form/DebouncedInput.tsx";
import type { RangeFacet } from "../../facets.ts";
import { useAddressPart } from "../address.ts";
import { texts } from "../texts.ts";
import { boundsAt, clippedTo, type Histogram, positionsOf, rests } from "./buckets.ts";
import classes from "./filters.module.css";
import { type Bounds, useHeld } from "./use-held.ts";
import { useNarrow } from "./use-narrow.ts";

type RangeFilterProps = {
  name: RangeFacet;
  label: string;
  histogram: Histogram | undefined;
  extent?: { least: number; most: number } | null | undefined;
  parse: (text: string) => number | undefined;
  /** As typed. */
  write: (value: number) => string;
  /** As shown. */
  say: (value: number) => string;
  /** Below the bounds. */
  children?: ReactNode;
};

export const RangeFilter = memo(function RangeFilter(props: RangeFilterProps) {
  const { name, label, histogram, extent, parse, write, say } = props;
  const { drag, narrow } = useNarrow();
  const settledLeast = useAddressPart((address) => address[`${name}[gte]`]);
  const settledMost = useAddressPart((address) => address[`${name}[lte]`]);
  const { bounds, hold, letGo } = useHeld([settledLeast, settledMost]);
  const [least, most] = bounds;
  const patchOf = ([from, to]: Bounds) => ({ [`${name}[gte]`]: from, [`${name}[lte]`]: to });
  const ask = useThrottledCallback((to: Bounds) => drag(patchOf(to)), askWhileDraggingMilliseconds);
  const rest = useDebouncedCallback((to: Bounds) => narrow(patchOf(to)), restMilliseconds);
  const shared = { parse, write, inputMode: "decimal" as const, size: "sm" as const };
  return (
    <Fieldset variant="unstyled" legend={label} className={classes.group}>
      {histogram ? (
        <Bars
          label={label}
          bounds={bounds}
          histogram={clippedTo(histogram)}
          extent={extent}
          say={say}
          onDrag={(to) => {
            ask(to);
            rest(to);
            hold(to);
          }}
          onLetGo={(to, isPointer) => {
            // A held key ends a drag at each repeat.
            if (isPointer) rest.flush();
            letGo(to);
          }}
        />
      ) : (
        <div className={classes.histogram} aria-hidden="true">
          <div className={classes.bars} />
          <div className={classes.track} />
        </div>
      )}
      <Group gap="xs" grow wrap="nowrap">
        <DebouncedInput
          {...shared}
          value={least}
          onCommit={(value) => narrow(patchOf([value, most]))}
          placeholder={texts.filters.from}
          aria-label={`${label}, ${texts.filters.from}`}
        />
        <DebouncedInput
          {...shared}
          value={most}
          onCommit={(value) => narrow(patchOf([least, value]))}
          placeholder={texts.filters.to}
          aria-label={`${label}, ${texts.filters.to}`}
        />
      </Group>
      {props.children}
    </Fieldset>
  );
});

/** The shortest time between requests while dragging. */
const askWhileDraggingMilliseconds = 60;
/** The address follows after a pause this long. */
const restMilliseconds = 300;

type BarsProps = Pick<RangeFilterProps, "label" | "say" | "extent"> & {
  bounds: Bounds;
  histogram: Histogram;
  onDrag: (bounds: Bounds) => void;
  onLetGo: (bounds: Bounds, isPointer: boolean) => void;
};

/** The histogram with its handles: handles move at once, bars follow with the answers. */
function Bars({ label, bounds, histogram, extent, say, onDrag, onLetGo }: BarsProps) {
  const { from, counts } = histogram;
  const isResting = rests(histogram);
  const [start, end] = positionsOf(from, ...bounds);
  const isPointed = useRef(false);
  const highest = Math.max(1, ...counts);
  const nameOf = (position: number) => say(from[Math.min(position, from.length - 1)] ?? 0);
  return (
    <div className={classes.histogram} data-resting={isResting || undefined}>
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
        disabled={isResting}
        step={1}
        minRange={1}
        size={2}
        thumbSize={14}
        label={null}
        value={[start, end]}
        onChange={(positions) => onDrag(boundsAt(from, positions))}
        onPointerDown={() => {
          isPointed.current = true;
        }}
        onChangeEnd={(positions) => {
          onLetGo(boundsAt(from, positions), isPointed.current);
          isPointed.current = false;
        }}
        thumbFromLabel={`${label}, ${texts.filters.from} ${nameOf(start)}`}
        thumbToLabel={`${label}, ${texts.filters.to} ${end === from.length ? texts.filters.anything : nameOf(end)}`}
      />
      {extent && (
        <Group justify="space-between" fz="xs" c="dimmed" className="figures" mt={4}>
          <Text inherit>{say(extent.least)}</Text>
          <Text inherit>{say(extent.most)}</Text>
        </Group>
      )}
    </div>
  );
}

/** Parses a number with a decimal point and thousands' commas. */
export function parseNumber(text: string): number | undefined {
  const plain = text.trim().replaceAll(",", "");
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}
