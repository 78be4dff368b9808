import { useEffect, useRef } from "react";

/**
 * Moves the focus when a decided item leaves: to the heading of the case that stands there then, or of the queue
 * (WCAG 2.4.3). Headings need `tabIndex={-1}`.
 */
export function useNextWaiting() {
  const place = useRef<HTMLDivElement>(null);
  const queue = useRef<Element | null>(null);
  useEffect(
    () => () => {
      const heading =
        queue.current?.querySelector<HTMLElement>("h3") ?? queue.current?.querySelector<HTMLElement>("h2");
      heading?.focus();
    },
    [],
  );
  // Read before the call: the case may be gone before its answer.
  const decides = () => {
    queue.current = place.current?.closest("section") ?? null;
  };
  return { place, decides };
}
