import { decimalOf } from "#platform/money/money.ts";
import type { Terminal } from "./terminal.ts";

type ListDocument = { "hydra:member": Record<string, unknown>[]; "hydra:totalItems": number };

export const isList = (document: unknown): document is ListDocument =>
  typeof document === "object" && document !== null && "hydra:member" in document;

const cellMax = 40;

const cellOf = (name: string, value: unknown): string => {
  if (value === null || value === undefined) return "";
  if (typeof value === "number" && /Cents$|Price$/.test(name)) return decimalOf(value);
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  // Words of others must not move the reader's cursor.
  return text.replaceAll(/[\p{Cc}\p{Cf}]/gu, " ").slice(0, cellMax);
};

/** Prints rows under their columns' names. */
export function showRows(
  { print, tell }: Terminal,
  rows: Record<string, unknown>[],
  columns: readonly string[],
  total: number,
): void {
  const cells = [columns, ...rows.map((row) => columns.map((name) => cellOf(name, row[name])))];
  const widths = columns.map((_, index) => Math.max(...cells.map((line) => line[index]?.length ?? 0)));
  for (const line of cells)
    print(
      line
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join("  ")
        .trimEnd(),
    );
  if (rows.length < total) tell(`${rows.length} of ${total}. --page reads on, --all reads everything.`);
}

/** Prints the plain fields of an item, a line each. */
export function showItem({ print }: Terminal, item: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(item))
    if (!name.startsWith("@") && value !== null && value !== "") print(`${name}: ${cellOf(name, value)}`);
}
