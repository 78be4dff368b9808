import { formatCents, parseDollars } from "#platform/money/money.ts";
import { copiedPrice } from "../../price.ts";
import type { FormatPrice } from "../contract.ts";

/** Typed prices by their format's id. */
export type PriceDrafts = ReadonlyMap<string, string>;

/** `cents` is undefined for a text that is no price. */
export type PriceEdit = { row: FormatPrice; cents: number | undefined };

/** A price as its cell shows it: `1,200` or `99.50`. */
export const priceText = (cents: number): string => formatCents(cents).replace("$", "").replace(/\.00$/, "");

/** The rows whose typed price is another one than theirs. */
export function editsOf(rows: readonly FormatPrice[], drafts: PriceDrafts): PriceEdit[] {
  return rows.flatMap((row) => {
    const typed = drafts.get(row.id)?.trim();
    if (!typed) return [];
    const cents = parseDollars(typed);
    return cents === row.priceCents ? [] : [{ row, cents }];
  });
}

/** A pasted column fills the cells from `first` on; of several columns the first counts. */
export function pastedColumn(rows: readonly FormatPrice[], first: string, text: string): Map<string, string> {
  const lines = text.replace(/\r?\n$/, "").split(/\r?\n/);
  const from = rows.findIndex(({ id }) => id === first);
  const cells = rows.slice(from, from + lines.length);
  return new Map(cells.map(({ id }, index) => [id, (lines[index] ?? "").split("\t")[0]?.trim() ?? ""]));
}

/** Prices changed by percent, in whole dollars; drafts without a price stay. */
export function raisedBy(rows: readonly FormatPrice[], percent: number): Map<string, string> {
  const priced = rows.filter(({ priceCents }) => priceCents > 0);
  return new Map(priced.map(({ id, priceCents }) => [id, priceText(copiedPrice(priceCents, 1 + percent / 100))]));
}

/** How the prices move together, in percent of what they were; undefined without prices. */
export function changeInPercent(edits: readonly PriceEdit[]): number | undefined {
  const priced = edits.filter(({ row, cents }) => cents !== undefined && row.priceCents > 0);
  const before = priced.reduce((sum, { row }) => sum + row.priceCents, 0);
  const after = priced.reduce((sum, { cents = 0 }) => sum + cents, 0);
  return before === 0 ? undefined : (after / before - 1) * 100;
}
