import { useCallback } from "react";
import { useAddressPart, useAdjust } from "../address.ts";

/** Columns that fit side by side. */
export const comparedMax = 5;
/** As many as one call reads, or puts into a cart. */
const chosenMax = 50;
const nothing: string[] = [];

/** The chosen formats, kept in the address so that they can be shared. */
export function useCompared() {
  const chosen = useAddressPart(({ compare }) => compare) ?? nothing;
  const adjust = useAdjust();
  const toggle = useCallback(
    (format: string) => adjust(({ compare = [] }) => ({ compare: toggled(compare, format) })),
    [adjust],
  );
  return {
    chosen,
    isFull: chosen.length >= chosenMax,
    toggle,
    clear: () => adjust(() => ({ compare: undefined })),
  };
}

function toggled(chosen: string[], format: string): string[] {
  const without = chosen.filter((id) => id !== format);
  return without.length < chosen.length ? without : [...chosen, format].slice(0, chosenMax);
}
