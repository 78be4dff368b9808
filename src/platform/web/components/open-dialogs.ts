import { useEffect } from "react";
import { storeOf } from "../store.ts";

const open = storeOf(0);

const change = (by: 1 | -1) => open.set(open.get() + by);

export function useCountedDialog(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    change(1);
    return () => change(-1);
  }, [isOpen]);
}

/** True while a dialog is open: Escape belongs to it alone. */
export const useIsDialogOpen = (): boolean => open.use() > 0;
