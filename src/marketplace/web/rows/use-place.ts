import { useEffect, useEffectEvent, useRef } from "react";
import { pageOfRow } from "../parts.ts";
import type { ListingRows } from "./use-listing-rows.ts";

/** Scrolls to the address's place in another list, or when anything but scrolling changed the place. */
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

/** Reports the visible rows whenever they change. */
export function useSeenRows(rows: ListingRows, first: number, last: number): void {
  const tell = useEffectEvent(() => rows.see({ first, last }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is told changes with them
  useEffect(() => tell(), [first, last, rows.list]);
}
