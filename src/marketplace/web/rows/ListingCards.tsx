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

/** Pixels: a card with the usual columns, and the bar at the window's top. */
const estimatedHeight = 220;
const barHeight = 70;

/** The window scrolls; only visible lines are drawn. */
function Cards({ rows, reader, lanes }: ListingCardsProps & { lanes: number }) {
  const list = useRef<HTMLDivElement>(null);
  const current = useRef(rowToFocus());
  const kept = useRef<number>(undefined);
  const shown = useVisibleColumns();
  const visible = useMemo(() => shown.map((id) => ({ id, ...listingTableColumns[id] })), [shown]);
  const measured = useLineHeight(list, visible, rows);
  const cardHeight = measured ?? estimatedHeight;
  const lineHeight = cardHeight + gap;
  // The first card is always read: drawn with the others at first, it tells the height of all.
  const first = measured === undefined ? 0 : undefined;
  kept.current = current.current === undefined ? first : Math.floor(current.current / lanes);
  const drawn = useDrawn({
    count: Math.ceil(rows.count / lanes),
    lineHeight,
    start: lineFrom(rows.start, lanes),
    kept,
    scroller: () => list.current && scrolled(list.current),
  });
  const top = drawn.seen.first * lanes;
  const last = Math.min(rows.count, (drawn.seen.last + 1) * lanes) - 1;
  useSeenRows(rows, top, last);
  usePlace(rows, (row) => drawn.goTo(lineFrom(row, lanes)));
  const scrollTo = (row: number) => drawn.reveal(Math.floor(row / lanes));
  useRowKeys({ keys: listingKeys, body: list, part: { count: rows.count, first: top, scrollTo, current } });
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
              <CardAt key={index} rows={rows} index={index} reader={reader} columns={visible} height={cardHeight} />
            ))}
          </div>
        ))}
      </div>
      <p className={classes.place}>
        <span>{texts.rowsSeen(rows.before + top + 1, rows.before + last + 1, rows.totalItems)}</span>
        <MeasuredLegend />
      </p>
    </>
  );
}

/** Only rows from there on, or the place in the address would move up by a page with every visit. */
const lineFrom = (row: number, lanes: number): number => Math.ceil(row / lanes);

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
  height: number;
};

function CardAt({ rows, index, reader, columns: shown, height }: CardAtProps) {
  const { chosen, isFull, toggle } = useCompared();
  const listing = rows.rowAt(index);
  if (!listing) return <Skeleton height={height} animate={false} />;
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
