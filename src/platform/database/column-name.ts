/** The column of a field: `priceCents` → `price_cents`, as Drizzle names it. */
export const columnName = (field: string): string => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
