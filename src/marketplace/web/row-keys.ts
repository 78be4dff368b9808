import type { RefObject } from "react";
import { isSingleKey } from "#platform/web/single-keys.ts";

/**
 * `j` and `k` go from row to row, by the rows' own links, so that Enter opens the row; `x` and `b` press the row's box and its
 * button. Answers how to stop listening.
 */
export function followRowKeys(body: RefObject<HTMLTableSectionElement | null>): () => void {
  const listen = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || !body.current || !isSingleKey(event)) return;
    event.preventDefault();
    act([...body.current.rows]);
  };
  addEventListener("keydown", listen);
  return () => removeEventListener("keydown", listen);
}

const keys: Record<string, (rows: HTMLTableRowElement[]) => void> = {
  j: (rows) => focusRow(rows[Math.min(currentIn(rows) + 1, rows.length - 1)]),
  k: (rows) => focusRow(rows[Math.max(currentIn(rows) - 1, 0)]),
  x: (rows) => rows[currentIn(rows)]?.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click(),
  b: (rows) => [...(rows[currentIn(rows)]?.querySelectorAll("button") ?? [])].at(-1)?.click(),
};

const currentIn = (rows: HTMLTableRowElement[]): number =>
  rows.findIndex((row) => row.contains(document.activeElement));

function focusRow(row: HTMLTableRowElement | undefined): void {
  const link = row?.querySelector<HTMLAnchorElement>("a[href]");
  link?.focus();
  row?.scrollIntoView({ block: "nearest" });
}
