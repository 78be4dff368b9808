import { type RefObject, useLayoutEffect, useRef } from "react";
import { type KeyName, keysOf } from "./keys.ts";
import { useOfferedKeys } from "./screen-keys.ts";
import { isSingleKey } from "./single-keys.ts";

type Rows = {
  /** Holds the drawn rows, each with its place in `data-row`. */
  body: RefObject<HTMLElement | null>;
  /** The keys that its rows have. */
  keys: readonly KeyName[];
  count: number;
  /** The first row in sight; the list's first without one. */
  first?: number;
  /** Draws and shows a row; rows that are all drawn are scrolled to. */
  scrollTo?: (index: number) => void;
  /** The row with the focus, which must stay drawn or the focus is lost. */
  current?: RefObject<number | undefined>;
};

/**
 * `j` and `k` move the focus through the rows' links, so that Enter opens a row. Every other key presses what bears its
 * name in the row: its box, or the button with `data-key`. An undrawn row is scrolled to and focused once drawn.
 */
export function useRowKeys(rows: Rows): void {
  const latest = useRef(rows);
  const wanted = useRef<number>(undefined);
  useOfferedKeys(rows.keys);
  // Before painting: keys pressed at the sight of new rows must act on these.
  useLayoutEffect(() => {
    latest.current = rows;
    if (wanted.current !== undefined && focusRow(rows, wanted.current)) wanted.current = undefined;
  });
  // As soon as rows are visible, so that an early key is not lost.
  useLayoutEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const { body, current } = latest.current;
      const index = rowOf(body.current, target);
      if (index !== undefined && current) current.current = index;
    };
    const go = (by: 1 | -1) => {
      const { body, count, first = 0, scrollTo, current } = latest.current;
      const from = rowOf(body.current, document.activeElement);
      const to = from === undefined ? first : Math.min(Math.max(from + by, 0), count - 1);
      scrollTo?.(to);
      if (current) current.current = to;
      wanted.current = focusRow(latest.current, to) ? undefined : to;
    };
    const act = (name: KeyName): boolean => {
      if (name === "next" || name === "previous") go(name === "next" ? 1 : -1);
      else return press(latest.current.body.current, controlOf(name));
      return true;
    };
    const listen = (event: KeyboardEvent) => {
      const { body, keys } = latest.current;
      const name = keysOf(event.key).find((each) => each !== "open" && keys.includes(each));
      if (!name || !body.current || !isSingleKey(event)) return;
      if (act(name)) event.preventDefault();
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

function focusRow({ body, scrollTo }: Rows, index: number): boolean {
  const link = elementOf(body.current, index)?.querySelector<HTMLElement>("a[href], button[data-opens]");
  link?.focus({ preventScroll: scrollTo !== undefined });
  return link !== null && link !== undefined;
}

const controlOf = (name: KeyName): string =>
  name === "choose" ? 'input[type="checkbox"]' : `[data-key="${name}"]:not(:disabled)`;

/** True when the focused row has the control. */
function press(body: HTMLElement | null, what: string): boolean {
  const index = rowOf(body, document.activeElement);
  const control = index === undefined ? null : elementOf(body, index)?.querySelector<HTMLElement>(what);
  control?.click();
  return control !== null && control !== undefined;
}
