import { useEffect, useRef } from "react";

/**
 * A decided case leaves the queue and would take the focus along: the next case takes the focus, or the queue's heading (WCAG
 * 2.4.3). A decided format leaves its case, which takes the focus. The headings bear `tabIndex={-1}`.
 */
export function useNextWaiting(decided: "media" | "formats") {
  const place = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLElement | null>(null);
  useEffect(() => () => next.current?.focus(), []);
  // While the card still has its neighbours: it may be gone before the answer is.
  const decides = () => {
    const card = place.current?.closest("li");
    next.current = decided === "formats" ? (card?.querySelector("h3") ?? null) : headingAfter(card);
  };
  return { place, decides };
}

function headingAfter(card: Element | null | undefined): HTMLElement | null {
  const beside = card?.nextElementSibling ?? card?.previousElementSibling;
  return beside?.querySelector("h3") ?? card?.closest("section")?.querySelector("h2") ?? null;
}
