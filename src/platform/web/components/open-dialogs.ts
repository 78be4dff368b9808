import { useEffect, useSyncExternalStore } from "react";

let open = 0;
const readers = new Set<() => void>();

function change(by: 1 | -1): void {
  open += by;
  for (const read of readers) read();
}

function subscribe(read: () => void) {
  readers.add(read);
  return () => readers.delete(read);
}

export function useCountedDialog(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    change(1);
    return () => change(-1);
  }, [isOpen]);
}

/** True while a dialog is open: Escape belongs to it alone. */
export const useIsDialogOpen = (): boolean => useSyncExternalStore(subscribe, () => open > 0);
