import { useEffect, useRef } from "react";

/**
 * A decided row leaves the queue and would take the focus along: the next card takes the focus, or the queue's heading (WCAG
 * 2.4.3). Both headings bear `tabIndex={-1}`.
 */
export function useNextWaiting() {
  const place = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLElement | null>(null);
  useEffect(() => () => next.current?.focus(), []);
  // While the card still has its neighbours: it may be gone before the answer is.
  const decides = () => {
    next.current = headingAfter(place.current?.closest("li"));
  };
  return { place, decides };
}

function headingAfter(card: Element | null | undefined): HTMLElement | null {
  const beside = card?.nextElementSibling ?? card?.previousElementSibling;
  return beside?.querySelector("h3") ?? card?.closest("section")?.querySelector("h2") ?? null;
}
