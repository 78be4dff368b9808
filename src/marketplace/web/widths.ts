export const widthMin = 60;
export const widthMax = 640;
/** Pixels for each press of an arrow key. */
export const widthStep = 10;

export const boundedWidth = (width: number): number => Math.round(Math.min(widthMax, Math.max(widthMin, width)));

/** Returns the address's widths by column; of duplicates the last. */
export function widthsOf(texts: readonly string[] = []): Map<string, number> {
  return new Map(texts.map((text): [string, number] => [nameIn(text), boundedWidth(Number(text.split(".")[1]))]));
}

/** Returns the address's list with a column's new width; undefined resets it. */
export function withWidth(texts: readonly string[] = [], column: string, width: number | undefined): string[] {
  const others = texts.filter((text) => nameIn(text) !== column);
  return width === undefined ? others : [...others, `${column}.${boundedWidth(width)}`];
}

const nameIn = (text: string): string => text.split(".")[0] ?? "";

/** The least width of the name's column, which takes the remaining room. */
export const nameWidth = 304;

/** Returns a table's width: all the room, unless the name's column has a width too. */
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
