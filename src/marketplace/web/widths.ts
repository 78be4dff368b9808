import { z } from "zod";

/** A column's width in the address: `price.140`, in pixels. What isn't named has the width of its own. */
export const widthText = z.string().regex(/^[a-zA-Z]{1,40}\.\d{2,3}$/);

export const widthMin = 60;
export const widthMax = 640;
/** A press of an arrow key on a column's edge. */
export const widthStep = 10;

export const withinBounds = (width: number): number => Math.round(Math.min(widthMax, Math.max(widthMin, width)));

/** Widths by column, as the address says them; a column that stands twice has the last one. */
export function widthsOf(texts: readonly string[] = []): Map<string, number> {
  return new Map(texts.map((text): [string, number] => [nameIn(text), withinBounds(Number(text.split(".")[1]))]));
}

/** The address's list with another width for a column, or with the column's own when there is none. */
export function withWidth(texts: readonly string[] = [], column: string, width: number | undefined): string[] {
  const others = texts.filter((text) => nameIn(text) !== column);
  return width === undefined ? others : [...others, `${column}.${withinBounds(width)}`];
}

const nameIn = (text: string): string => text.split(".")[0] ?? "";

/** The name's column takes what the others leave, and no less than this. */
export const nameWidth = 272;

/** A table's width: all that there is, unless the name's column was given a width too. */
export function tableWidth(
  columns: readonly { id: string; width: number }[],
  widths: ReadonlyMap<string, number>,
  others: number,
): { width: number | string; minWidth: number } {
  const sum = columns.reduce((all, { id, width }) => all + (widths.get(id) ?? width), others);
  const name = widths.get("name");
  const minWidth = sum + (name ?? nameWidth);
  return { width: name === undefined ? "100%" : minWidth, minWidth };
}
