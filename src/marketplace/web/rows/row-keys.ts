import { type RefObject, useLayoutEffect, useRef } from "react";
import { isSingleKey } from "#platform/web/single-keys.ts";

type Rows = {
  /** What holds the rows that are drawn, each with its place in `data-row`. */
  body: RefObject<HTMLElement | null>;
  count: number;
  /** The first that is seen. */
  first: number;
  scrollTo: (index: number) => void;
  /** Says which row is worked on. It must stay drawn: the focus would be lost with it. */
  current: RefObject<number | undefined>;
};

/**
 * `j` and `k` go from row to row, by the rows' own links, so that Enter opens the row; `x` and `b` press the row's box and its
 * button. A row that is not drawn yet is scrolled to, and gets the focus as soon as it is there.
 */
export function useRowKeys(rows: Rows): void {
  const latest = useRef(rows);
  const wanted = useRef<number>(undefined);
  // Before the rows are painted: a key that is pressed at their sight goes from them, not from those before.
  useLayoutEffect(() => {
    latest.current = rows;
    if (wanted.current !== undefined && focusRow(rows.body.current, wanted.current)) wanted.current = undefined;
  });
  // As soon as rows are seen: who presses at once is heard.
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
    };
    const listen = (event: KeyboardEvent) => {
      const act = keys[event.key];
      if (!act || !latest.current.body.current || !isSingleKey(event)) return;
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

/** The place of the row that an element stands in. */
function rowOf(body: HTMLElement | null, element: EventTarget | null): number | undefined {
  if (!body || !(element instanceof Element) || !body.contains(element)) return undefined;
  const index = element.closest<HTMLElement>("[data-row]")?.dataset.row;
  return index === undefined ? undefined : Number(index);
}

function focusRow(body: HTMLElement | null, index: number): boolean {
  const link = elementOf(body, index)?.querySelector<HTMLAnchorElement>("a[href]");
  link?.focus({ preventScroll: true });
  return link !== null && link !== undefined;
}

function press(body: HTMLElement | null, what: string): void {
  const index = rowOf(body, document.activeElement);
  if (index !== undefined) elementOf(body, index)?.querySelector<HTMLElement>(what)?.click();
}
