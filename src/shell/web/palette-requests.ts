import { useSyncExternalStore } from "react";

let timesOpened = 0;
const listeners = new Set<() => void>();

/** Asks for the palette, which loads on first use and may still be on its way. */
export function openPalette(): void {
  timesOpened += 1;
  for (const tell of listeners) tell();
}

export const useTimesOpened = (): number =>
  useSyncExternalStore(
    (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    () => timesOpened,
  );
