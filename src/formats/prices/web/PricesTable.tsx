import { Button, Checkbox, Text, VisuallyHidden } from "@mantine/core";
import { useEffect, useMemo, useRef, useState } from "react";
import { ChoiceBar } from "#platform/web/components/ChoiceBar.tsx";
import { Empty } from "#platform/web/components/Empty.tsx";
import { locale } from "#platform/words/catalogue.ts";
import type { FormatPrice } from "../contract.ts";
import { PriceRow, type PriceRowActions } from "./PriceRow.tsx";
import { PriceTools } from "./PriceTools.tsx";
import { changeInPercent, pastedColumn, raisedBy } from "./price-drafts.ts";
import { narrowedPrices, type PriceFilter } from "./price-filter.ts";
import classes from "./prices.module.css";
import { texts } from "./texts.ts";
import { usePriceDrafts } from "./use-price-drafts.ts";

type PricesTableProps = {
  rows: FormatPrice[];
  totalItems: number;
  filter: PriceFilter;
  onFilter: (filter: PriceFilter) => void;
};

export function PricesTable({ rows, totalItems, filter, onFilter }: PricesTableProps) {
  const shown = useMemo(() => narrowedPrices(rows, filter), [rows, filter]);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const prices = usePriceDrafts(rows);
  const chosen = shown.filter(({ id }) => selected.has(id));
  const actions = useRowActions(shown, prices.write, setSelected);
  const isAll = chosen.length === shown.length && shown.length > 0;
  return (
    <>
      <PriceTools
        filter={filter}
        onFilter={onFilter}
        count={chosen.length}
        onPercent={(percent) => prices.write(raisedBy(chosen, percent))}
      />
      {totalItems > rows.length && (
        <Text fz="sm" c="dimmed" mb="sm">
          {texts.first(rows.length, totalItems)}
        </Text>
      )}
      <Checkbox
        mb="sm"
        label={texts.selectAll(shown.length)}
        disabled={shown.length === 0}
        checked={isAll}
        indeterminate={chosen.length > 0 && !isAll}
        onChange={() => setSelected(isAll ? new Set() : new Set(shown.map(({ id }) => id)))}
      />
      {shown.length === 0 ? (
        <Empty title={texts.none} />
      ) : (
        <div className={classes.box}>
          <table className={classes.table}>
            <Head />
            <tbody>
              {shown.map((row) => (
                <PriceRow
                  key={row.id}
                  row={row}
                  draft={prices.drafts.get(row.id)}
                  problem={prices.problems.get(row.id)}
                  isSelected={selected.has(row.id)}
                  actions={actions}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <ChangeBar prices={prices} />
    </>
  );
}

/** The same object at each drawing, so that rows that did not change are not drawn again. */
function useRowActions(
  shown: FormatPrice[],
  write: (typed: ReadonlyMap<string, string>) => void,
  setSelected: (change: (before: ReadonlySet<string>) => ReadonlySet<string>) => void,
): PriceRowActions {
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  });
  return useMemo(
    () => ({
      type: (id, text) => write(new Map([[id, text]])),
      paste: (id, text) => write(pastedColumn(latest.current, id, text)),
      select: (id, isSelected) =>
        setSelected((before) => new Set(isSelected ? [...before, id] : [...before].filter((each) => each !== id))),
    }),
    [write, setSelected],
  );
}

function Head() {
  const { columns } = texts;
  return (
    <thead>
      <tr>
        <th scope="col">
          <VisuallyHidden>{columns.selected}</VisuallyHidden>
        </th>
        <th scope="col">{columns.outlet}</th>
        <th scope="col" className={classes.lesser}>
          {columns.format}
        </th>
        <th scope="col" className={classes.lesser}>
          {columns.status}
        </th>
        <th scope="col" className={`${classes.number} ${classes.lesser}`}>
          {columns.sales}
        </th>
        <th scope="col" className={`${classes.number} ${classes.lesser}`}>
          {columns.price}
        </th>
        <th scope="col" className={classes.number}>
          {columns.new}
        </th>
        <th scope="col" className={`${classes.number} ${classes.lesser}`}>
          {columns.change}
        </th>
      </tr>
    </thead>
  );
}

const inPercent = new Intl.NumberFormat(locale, {
  style: "percent",
  maximumFractionDigits: 1,
  signDisplay: "exceptZero",
});

/** The difference before it is saved. */
function ChangeBar({ prices: { edits, discard, save, isSaving } }: { prices: ReturnType<typeof usePriceDrafts> }) {
  if (edits.length === 0) return null;
  const wrong = edits.filter(({ cents }) => cents === undefined).length;
  const together = changeInPercent(edits);
  const more =
    wrong > 0 ? texts.wrong(wrong) : together === undefined ? "" : texts.together(inPercent.format(together / 100));
  return (
    <ChoiceBar label={texts.bar} says={texts.changed(edits.length)} more={more}>
      <Button variant="secondary" onClick={discard}>
        {texts.discard}
      </Button>
      <Button variant="accent" disabled={wrong > 0} loading={isSaving} onClick={() => void save()}>
        {texts.save(edits.length)}
      </Button>
    </ChoiceBar>
  );
}
