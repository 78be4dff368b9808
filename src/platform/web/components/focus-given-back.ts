import { useEffect, useRef, useState } from "react";

/**
 * Mantine gives the focus back from dialogs that open and close while they stand. Answers whether to open: a moment
 * after a dialog was drawn, so that its opener is noticed. One that is taken away while it is open gives back here.
 */
export function useFocusGivenBack(isOpen: boolean): boolean {
  const [isDrawn, setDrawn] = useState(false);
  const opener = useRef<Element>(null);
  const isStillOpen = useRef(isOpen);
  isStillOpen.current = isOpen;
  useEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);
  useEffect(() => {
    setDrawn(true);
    return () => {
      if (isStillOpen.current) setTimeout(giveBack, 0, opener.current);
    };
  }, []);
  return isOpen && isDrawn;
}

/** Only where nothing else took the focus in the meantime. */
function giveBack(opener: Element | null): void {
  const isLost = document.activeElement === null || document.activeElement === document.body;
  if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
}
