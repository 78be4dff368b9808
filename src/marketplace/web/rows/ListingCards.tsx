import { Skeleton } from "@mantine/core";
import { useElementSize } from "@mantine/hooks";
import { useDeferredValue, useMemo, useRef } from "react";
import { useRowKeys } from "#platform/web/keys/row-keys.ts";
import { rowToFocus } from "#platform/web/navigation/focus-after-back.ts";
import { listingTableColumns } from "../columns/columns.tsx";
import { useCompared } from "../compare/selection.ts";
import { MeasuredLegend } from "../medium/MeasuredDot.tsx";
import type { RowReader } from "../reader.ts";
import { useVisibleColumns } from "../shown-columns.ts";
import { texts } from "../texts.ts";
import { ListingCard } from "./ListingCard.tsx";
import classes from "./Listings.module.css";
import { listingKeys } from "./listing-keys.ts";
import { SortSelect } from "./SortSelect.tsx";
import { useDrawn } from "./use-drawn.ts";
import { useLineHeight } from "./use-line-height.ts";
import type { ListingRows } from "./use-listing-rows.ts";
import { usePlace, useSeenRows } from "./use-place.ts";

type ListingCardsProps = { rows: ListingRows; reader: RowReader };

/** The least width in pixels. */
const cardWidth = 330;
const gap = 12;

export default function ListingCards(props: ListingCardsProps) {
  const { ref, width } = useElementSize<HTMLDivElement>();
  const fitting = width > 0 ? Math.max(1, Math.floor((width + gap) / (cardWidth + gap))) : 0;
  // Cards are drawn in slices, so that a press in between is answered at once.
  const lanes = useDeferredValue(fitting);
  return (
    <>
      <SortSelect />
      <div ref={ref} className={classes.cards}>
        {lanes > 0 && <Cards key={lanes} {...props} lanes={lanes} />}
      </div>
    </>
  );
}

/** Pixels: a line of cards with four columns, and the bar at the window's top. */
const estimatedHeight = 190;
const barHeight = 70;

/** The window scrolls; only visible lines are drawn. */
function Cards({ rows, reader, lanes }: ListingCardsProps & { lanes: number }) {
  const list = useRef<HTMLDivElement>(null);
  const current = useRef(rowToFocus());
  const kept = useRef<number>(undefined);
  const shown = useVisibleColumns();
  const visible = useMemo(() => shown.map((id) => ({ id, ...listingTableColumns[id] })), [shown]);
  kept.current = current.current === undefined ? undefined : Math.floor(current.current / lanes);
  const lineHeight = useLineHeight(list, estimatedHeight, visible) + gap;
  const drawn = useDrawn({
    count: Math.ceil(rows.count / lanes),
    lineHeight,
    start: Math.floor(rows.start / lanes),
    kept,
    scroller: () => list.current && scrolled(list.current),
  });
  const first = drawn.seen.first * lanes;
  const last = Math.min(rows.count, (drawn.seen.last + 1) * lanes) - 1;
  useSeenRows(rows, first, last);
  usePlace(rows, (row) => drawn.goTo(Math.floor(row / lanes)));
  const scrollTo = (row: number) => drawn.reveal(Math.floor(row / lanes));
  useRowKeys({ keys: listingKeys, body: list, part: { count: rows.count, first, scrollTo, current } });
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: between the list and its items stand the lines, which ul would not hold */}
      <div
        ref={list}
        role="list"
        aria-label={texts.results}
        style={{ height: Math.ceil(rows.count / lanes) * lineHeight - gap }}
      >
        {drawn.lines.map((line) => (
          <div
            key={line}
            data-line
            role="presentation"
            className={classes.lane}
            style={{ insetBlockStart: line * lineHeight, gridTemplateColumns: `repeat(${lanes}, minmax(0, 1fr))` }}
          >
            {placesIn(line, lanes, rows.count).map((index) => (
              <CardAt key={index} rows={rows} index={index} reader={reader} columns={visible} />
            ))}
          </div>
        ))}
      </div>
      <p className={classes.place}>
        <span>{texts.rowsSeen(rows.before + first + 1, rows.before + last + 1, rows.totalItems)}</span>
        <MeasuredLegend />
      </p>
    </>
  );
}

/** Visible lines begin below the bar, wherever the list begins in the document. */
const scrolled = (list: HTMLElement) => ({
  events: window,
  view: () => ({ top: barHeight - list.getBoundingClientRect().top, height: window.innerHeight - barHeight }),
  scrollTo: (top: number) =>
    window.scrollTo({ top: window.scrollY + list.getBoundingClientRect().top - barHeight + top }),
});

const placesIn = (line: number, lanes: number, count: number): number[] =>
  Array.from({ length: Math.min(lanes, count - line * lanes) }, (_, lane) => line * lanes + lane);

type CardAtProps = Pick<ListingCardsProps, "rows" | "reader"> & {
  index: number;
  columns: Parameters<typeof ListingCard>[0]["columns"];
};

function CardAt({ rows, index, reader, columns: shown }: CardAtProps) {
  const { chosen, isFull, toggle } = useCompared();
  const listing = rows.rowAt(index);
  if (!listing) return <Skeleton height={estimatedHeight} animate={false} />;
  return (
    <ListingCard
      {...reader}
      listing={listing}
      index={index}
      place={rows.before + index + 1}
      all={rows.totalItems}
      isOutletSaid={rows.isOutletSaid(index)}
      columns={shown}
      isCompared={chosen.includes(listing.id)}
      isCompareFull={isFull}
      toggleCompared={toggle}
    />
  );
}
