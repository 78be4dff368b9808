import { VisuallyHidden } from "@mantine/core";
import { useMemo, useRef } from "react";
import { idOf } from "#platform/contract/iri.ts";
import { useRowKeys } from "#platform/web/keys/row-keys.ts";
import { rowToFocus } from "#platform/web/navigation/focus-after-back.ts";
import { useAddressPart } from "../address.ts";
import { listingTableColumns } from "../columns/columns.tsx";
import { Header } from "../columns/Header.tsx";
import { useCompared } from "../compare/selection.ts";
import { MeasuredLegend } from "../medium/MeasuredDot.tsx";
import { useTogglePreview } from "../preview/use-preview.ts";
import type { RowReader } from "../reader.ts";
import { useVisibleColumns } from "../shown-columns.ts";
import { texts } from "../texts.ts";
import { nameWidth, tableWidth, widthsOf } from "../widths.ts";
import { EmptyRow, ListingRow } from "./ListingRow.tsx";
import classes from "./Listings.module.css";
import { listingKeys } from "./listing-keys.ts";
import { useDrawn } from "./use-drawn.ts";
import { useLineHeight } from "./use-line-height.ts";
import type { ListingRows } from "./use-listing-rows.ts";
import { usePlace, useSeenRows } from "./use-place.ts";

/** In pixels, as in the stylesheet. */
const rowHeights = { tight: 48, roomy: 60 };
const headHeight = 40;
const boxWidth = 48;
const actionWidth = 118;
const nameColumn = { label: texts.columns.name, sort: "name", width: nameWidth } as const;

/** A table of thousands of rows that draws only the visible ones, with empty room above and below. */
export default function ListingTable({ rows, reader }: { rows: ListingRows; reader: RowReader }) {
  const box = useRef<HTMLElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const current = useRef(rowToFocus());
  const shown = useVisibleColumns();
  const isRoomy = useAddressPart((address) => address.rows === "roomy");
  const kept = useAddressPart((address) => address.widths);
  const visible = useMemo(() => shown.map((id) => ({ id, ...listingTableColumns[id] })), [shown]);
  const widths = useMemo(() => widthsOf(kept), [kept]);
  const lineHeight = useLineHeight(body, `${rows.list} ${isRoomy}`) ?? rowHeights[isRoomy ? "roomy" : "tight"];
  const drawn = useDrawn({
    count: rows.count,
    lineHeight,
    start: rows.start,
    kept: current,
    scroller: () => box.current && scrolled(box.current),
  });
  const { first, last } = drawn.seen;
  useSeenRows(rows, first, last);
  usePlace(rows, drawn.goTo);
  useRowKeys({
    keys: listingKeys,
    body,
    part: { count: rows.count, first, scrollTo: drawn.reveal, current },
  });
  return (
    <>
      <section ref={box} className={classes.scroll} aria-label={texts.results}>
        <table
          className={classes.table}
          data-roomy={isRoomy || undefined}
          aria-rowcount={rows.totalItems + 1}
          style={tableWidth(visible, widths, boxWidth + (reader.campaign ? actionWidth : 0))}
        >
          <Head columns={visible} widths={widths} hasAction={Boolean(reader.campaign)} />
          <tbody ref={body}>
            <Rows rows={rows} reader={reader} columns={visible} lines={drawn.lines} lineHeight={lineHeight} />
          </tbody>
        </table>
      </section>
      <p className={classes.place}>
        <span>
          {texts.rowsSeen(rows.before + first + 1, Math.min(rows.before + last + 1, rows.totalItems), rows.totalItems)}
        </span>
        <MeasuredLegend />
      </p>
    </>
  );
}

type HeadProps = {
  columns: Parameters<typeof ListingRow>[0]["columns"];
  widths: ReturnType<typeof widthsOf>;
  hasAction: boolean;
};

function Head({ columns: visible, widths, hasAction }: HeadProps) {
  return (
    <>
      <colgroup>
        <col style={{ width: boxWidth }} />
        <col data-column="name" style={{ width: widths.get("name") }} />
        {visible.map(({ id, width }) => (
          <col key={id} data-column={id} style={{ width: widths.get(id) ?? width }} />
        ))}
        {hasAction && <col style={{ width: actionWidth }} />}
      </colgroup>
      <thead>
        <tr aria-rowindex={1}>
          <th className={classes.pick}>
            <VisuallyHidden>{texts.compare.column}</VisuallyHidden>
          </th>
          <Header id="name" column={nameColumn} width={widths.get("name")} />
          {visible.map((column) => (
            <Header key={column.id} id={column.id} column={column} width={widths.get(column.id)} />
          ))}
          {hasAction && (
            <th className={classes.action}>
              <VisuallyHidden>{texts.cart.add}</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
    </>
  );
}

/** The box scrolls; its head stays visible above the rows. */
const scrolled = (box: HTMLElement) => ({
  events: box,
  view: () => ({ top: box.scrollTop, height: box.clientHeight - headHeight }),
  scrollTo: (top: number) => {
    box.scrollTop = top;
  },
});

type RowsProps = {
  rows: ListingRows;
  reader: RowReader;
  columns: Parameters<typeof ListingRow>[0]["columns"];
  lines: number[];
  lineHeight: number;
};

function Rows({ rows, reader, columns: shown, lines, lineHeight }: RowsProps) {
  const { chosen, isFull, toggle } = useCompared();
  const previewed = useAddressPart(({ preview }) => preview);
  const togglePreview = useTogglePreview();
  const isGrouped = useAddressPart(({ group }) => group === "outlet");
  const span = 2 + shown.length + (reader.campaign ? 1 : 0);
  let next = 0;
  const drawn = lines.flatMap((index) => {
    const room = index - next;
    next = index + 1;
    const listing = rows.rowAt(index);
    const place = rows.before + index + 1;
    const row = listing ? (
      <ListingRow
        key={index}
        {...reader}
        listing={listing}
        index={index}
        place={place}
        isOutletSaid={rows.isOutletSaid(index)}
        columns={shown}
        isCompared={chosen.includes(listing.id)}
        isCompareFull={isFull}
        toggleCompared={toggle}
        isContinued={isGrouped && index > 0 && rows.rowAt(index - 1)?.media === listing.media}
        isPreviewed={previewed === idOf(listing.media)}
        togglePreview={togglePreview}
      />
    ) : (
      <EmptyRow key={index} index={index} place={place} span={span} />
    );
    return room > 0 ? [<Room key={`to ${index}`} height={room * lineHeight} />, row] : [row];
  });
  return (
    <>
      {drawn}
      <Room height={(rows.count - next) * lineHeight} />
    </>
  );
}

function Room({ height }: { height: number }) {
  if (height <= 0) return null;
  // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: it is no row, it only keeps their room
  return <tr role="presentation" className={classes.room} style={{ height }} />;
}
