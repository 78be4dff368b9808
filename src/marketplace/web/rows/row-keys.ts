import { type RefObject, useLayoutEffect, useRef } from "react";
import { isSingleKey } from "#platform/web/single-keys.ts";

type Rows = {
  /** Holds the drawn rows, each with its place in `data-row`. */
  body: RefObject<HTMLElement | null>;
  count: number;
  first: number;
  scrollTo: (index: number) => void;
  /** The row with the focus, which must stay drawn or the focus is lost. */
  current: RefObject<number | undefined>;
};

/**
 * `j` and `k` move the focus through the rows' links, so that Enter opens a row. `x` and `b` press the row's box and
 * its button, Space its preview. An undrawn row is scrolled to and focused once drawn.
 */
export function useRowKeys(rows: Rows): void {
  const latest = useRef(rows);
  const wanted = useRef<number>(undefined);
  // Before painting: keys pressed at the sight of new rows must act on these.
  useLayoutEffect(() => {
    latest.current = rows;
    if (wanted.current !== undefined && focusRow(rows.body.current, wanted.current)) wanted.current = undefined;
  });
  // As soon as rows are visible, so that an early key is not lost.
  useLayoutEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const index = rowOf(latest.current.body.current, target);
      if (index !== undefined) latest.current.current.current = index;
    };
    const go = (by: 1 | -1) => {
      const { body, count, first, scrollTo, current } = latest.current;
      const from = rowOf(body.current, document.activeElement);
      const to = from === undefined ? first : Math.min(Math.max(from + by, 0), count - 1);
      scrollTo(to);
      current.current = to;
      wanted.current = focusRow(body.current, to) ? undefined : to;
    };
    const keys: Record<string, () => void> = {
      j: () => go(1),
      k: () => go(-1),
      x: () => press(latest.current.body.current, 'input[type="checkbox"]'),
      b: () => press(latest.current.body.current, "button[data-add]"),
      " ": () => press(latest.current.body.current, "button[data-preview]"),
    };
    const listen = (event: KeyboardEvent) => {
      const act = keys[event.key];
      // On a control, Space presses it.
      const isElsewhere = event.key === " " && !isOnLink(latest.current.body.current);
      if (!act || isElsewhere || !latest.current.body.current || !isSingleKey(event)) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", listen);
    addEventListener("focusin", follow);
    return () => {
      removeEventListener("keydown", listen);
      removeEventListener("focusin", follow);
    };
  }, []);
}

const elementOf = (body: HTMLElement | null, index: number) => body?.querySelector(`[data-row="${index}"]`);

function rowOf(body: HTMLElement | null, element: EventTarget | null): number | undefined {
  if (!body || !(element instanceof Element) || !body.contains(element)) return undefined;
  const index = element.closest<HTMLElement>("[data-row]")?.dataset.row;
  return index === undefined ? undefined : Number(index);
}

const isOnLink = (body: HTMLElement | null): boolean =>
  document.activeElement instanceof HTMLAnchorElement && rowOf(body, document.activeElement) !== undefined;

function focusRow(body: HTMLElement | null, index: number): boolean {
  const link = elementOf(body, index)?.querySelector<HTMLAnchorElement>("a[href]");
  link?.focus({ preventScroll: true });
  return link !== null && link !== undefined;
}

function press(body: HTMLElement | null, what: string): void {
  const index = rowOf(body, document.activeElement);
  if (index !== undefined) elementOf(body, index)?.querySelector<HTMLElement>(what)?.click();
}
