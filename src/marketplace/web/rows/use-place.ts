import { useEffect, useEffectEvent, useRef } from "react";
import { pageOfRow } from "../parts.ts";
import type { ListingRows } from "./use-listing-rows.ts";

/** Goes where the address says when it is another list or when something else than scrolling changed the place in it. */
export function usePlace({ list, start, settled }: ListingRows, goTo: (row: number) => void): void {
  const shown = useRef({ list, start });
  useEffect(() => {
    const before = shown.current;
    shown.current = { list, start };
    const isOther = before.list !== list || (before.start !== start && pageOfRow(start) !== settled.current);
    if (!isOther) return;
    settled.current = pageOfRow(start);
    goTo(start);
  });
}

/** Tells the list which of its rows are seen, whenever they are others. */
export function useSeenRows(rows: ListingRows, first: number, last: number): void {
  const tell = useEffectEvent(() => rows.see({ first, last }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is told changes with them
  useEffect(() => tell(), [first, last, rows.list]);
}
