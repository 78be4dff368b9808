import { Checkbox } from "@mantine/core";
import { type ClipboardEvent, type KeyboardEvent, memo } from "react";
import { MediaStatusBadge } from "#media/web/MediaStatusBadge.tsx";
import { OutletMark } from "#media/web/OutletMark.tsx";
import { formatCents, parseDollars } from "#platform/money/money.ts";
import { Delta } from "#platform/web/components/Delta.tsx";
import type { FormatPrice } from "../contract.ts";
import { priceText } from "./price-drafts.ts";
import classes from "./prices.module.css";
import { texts } from "./texts.ts";

export type PriceRowActions = {
  type: (id: string, text: string) => void;
  paste: (id: string, text: string) => void;
  select: (id: string, isSelected: boolean) => void;
};

type PriceRowProps = {
  row: FormatPrice;
  draft: string | undefined;
  problem: string | undefined;
  isSelected: boolean;
  actions: PriceRowActions;
};

/** A row draws anew only when it changes, since tables have hundreds. */
export const PriceRow = memo(function PriceRow({ row, draft, problem, isSelected, actions }: PriceRowProps) {
  const { id, mediaName, mediaDomain, mediaLogo, formatType, status, priceCents, sales } = row;
  const cents = draft?.trim() ? parseDollars(draft) : priceCents;
  const says = problem ?? (cents === undefined ? texts.notPrice : undefined);
  return (
    <tr className={classes.row} data-changed={(cents !== priceCents && cents !== undefined) || undefined}>
      <td>
        <Checkbox
          aria-label={texts.select(formatType, mediaName)}
          checked={isSelected}
          onChange={({ currentTarget }) => actions.select(id, currentTarget.checked)}
        />
      </td>
      <td>
        <span className={classes.outlet}>
          <OutletMark name={mediaName} logo={mediaLogo} />
          <span>
            {mediaName}
            <span className={`${classes.second} ${classes.lesser}`}>{mediaDomain}</span>
            <span className={`${classes.second} ${classes.narrow}`}>
              {`${formatType} · ${priceCents > 0 ? formatCents(priceCents) : texts.noPrice}`}
            </span>
          </span>
        </span>
      </td>
      <td className={classes.lesser}>{formatType}</td>
      <td className={classes.lesser}>
        <MediaStatusBadge status={status} />
      </td>
      <td className={`${classes.number} ${classes.lesser}`}>{sales}</td>
      <td className={`${classes.number} ${classes.lesser}`}>
        {priceCents > 0 ? formatCents(priceCents) : texts.noPrice}
      </td>
      <td className={classes.number}>
        <input
          className={classes.cell}
          data-price-cell
          inputMode="decimal"
          autoComplete="off"
          aria-label={texts.newPrice(formatType, mediaName)}
          aria-invalid={says !== undefined}
          aria-describedby={says === undefined ? undefined : `problem-${id}`}
          placeholder={priceText(priceCents)}
          value={draft ?? ""}
          onChange={({ currentTarget }) => actions.type(id, currentTarget.value)}
          onKeyDown={goDown}
          onPaste={(event) => pasteColumn(event, id, actions)}
        />
        {says !== undefined && (
          <span id={`problem-${id}`} className={classes.problem}>
            {says}
          </span>
        )}
      </td>
      <td className={`${classes.number} ${classes.lesser}`}>
        {cents !== undefined && cents !== priceCents && priceCents > 0 && <Delta from={priceCents} to={cents} />}
      </td>
    </tr>
  );
});

/** Enter goes to the cell below, and with Shift to the one above. */
function goDown(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== "Enter") return;
  event.preventDefault();
  const cells = [
    ...(event.currentTarget.closest("tbody")?.querySelectorAll<HTMLInputElement>("[data-price-cell]") ?? []),
  ];
  const cell = cells[cells.indexOf(event.currentTarget) + (event.shiftKey ? -1 : 1)];
  cell?.focus();
  cell?.select();
}

/** A column from a sheet fills the cells below; a single value is the browser's own to insert. */
function pasteColumn(event: ClipboardEvent<HTMLInputElement>, id: string, { paste }: PriceRowActions): void {
  const text = event.clipboardData.getData("text/plain");
  if (!/[\n\t]/.test(text.trimEnd())) return;
  event.preventDefault();
  paste(id, text);
}
