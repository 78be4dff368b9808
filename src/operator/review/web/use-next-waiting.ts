import { useEffect, useRef } from "react";

/**
 * Moves the focus when a decided item leaves: to the next case, a format's case, or the heading (WCAG 2.4.3). Headings
 * need `tabIndex={-1}`.
 */
export function useNextWaiting(decided: "media" | "formats") {
  const place = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLElement | null>(null);
  useEffect(() => () => next.current?.focus(), []);
  // Read before the call: the card may be gone before its answer.
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
