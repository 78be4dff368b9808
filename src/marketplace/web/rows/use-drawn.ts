import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useTransition } from "react";
import { drawnAt, type Lines, seenIn, topFor, type View } from "./drawn.ts";

type DrawnOptions = {
  count: number;
  lineHeight: number;
  start: number;
  kept: RefObject<number | undefined>;
  scroller: () => { events: EventTarget; view: () => View; scrollTo: (top: number) => void } | null;
};

/** Before the list has a place in the window; a card is several lines of a table high. */
const linesAtFirst = (lineHeight: number): number => Math.min(12, Math.ceil(innerHeight / lineHeight));

/**
 * Draws only the visible ones of thousands of lines. Scrolling never waits: lines are drawn in between, one batch at a
 * time. A slow machine then shows fewer lines on the way instead of stopping.
 */
export function useDrawn({ count, lineHeight, start, kept, scroller }: DrawnOptions) {
  const [seen, setSeen] = useState<Lines>(() => ({ first: start, last: start + linesAtFirst(lineHeight) }));
  const [isDrawing, startDrawing] = useTransition();
  const follow = useEffectEvent(() => {
    const view = scroller()?.view();
    if (!view || isDrawing) return;
    const now = seenIn(view, lineHeight, count);
    if (now.first !== seen.first || now.last !== seen.last) startDrawing(() => setSeen(now));
  });
  const begin = useEffectEvent(() => {
    if (start > 0) scroller()?.scrollTo(start * lineHeight);
    const events = scroller()?.events;
    const listen = () => follow();
    events?.addEventListener("scroll", listen, { passive: true });
    addEventListener("resize", listen);
    return () => {
      events?.removeEventListener("scroll", listen);
      removeEventListener("resize", listen);
    };
  });
  useLayoutEffect(() => begin(), []);
  // Another height moves every line.
  const measured = useRef(lineHeight);
  const keepPlace = useEffectEvent(() => {
    const top = scroller()?.view().top ?? 0;
    if (top > 0) scroller()?.scrollTo((top / measured.current) * lineHeight);
    measured.current = lineHeight;
  });
  useLayoutEffect(() => {
    if (measured.current !== lineHeight) keepPlace();
  }, [lineHeight]);
  // Catches up with scrolling once the drawing is done.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them moves what is seen
  useEffect(() => follow(), [count, lineHeight, isDrawing]);
  return {
    seen,
    lines: drawnAt(seen, count, kept.current),
    goTo: (line: number) => scroller()?.scrollTo(line * lineHeight),
    reveal: (line: number) => {
      const place = scroller();
      const top = place && topFor(line, place.view(), lineHeight);
      if (place && typeof top === "number") place.scrollTo(top);
    },
  };
}
