import { type RefObject, useLayoutEffect, useRef } from "react";
import { type KeyName, keysOf } from "./keys.ts";
import { useOfferedKeys } from "./screen-keys.ts";
import { isSingleKey } from "./single-keys.ts";

/** For lists that draw only what is in sight; each of their rows has its place in `data-row`. */
type DrawnInPart = {
  count: number;
  /** The first row in sight. */
  first: number;
  /** Draws and shows a row. */
  scrollTo: (index: number) => void;
  /** The row with the focus, which must stay drawn or the focus is lost. */
  current: RefObject<number | undefined>;
};

type KeyedRows = {
  /** Holds the drawn rows, each with `data-row`. */
  body: RefObject<HTMLElement | null>;
  /** The keys that its rows have. */
  keys: readonly KeyName[];
  part?: DrawnInPart;
  /** Takes other letters, pressed in a row; answers whether it did something. */
  onLetter?: (letter: string, row: HTMLElement) => boolean;
};

/**
 * `j` and `k` move the focus through the rows' links, so that Enter opens a row. Every other key presses what bears its
 * name in the row: its box, or the control with `data-key`. An undrawn row is scrolled to and focused once drawn.
 */
export function useRowKeys(rows: KeyedRows): void {
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
      const { part } = latest.current;
      const index = placeOf(latest.current, target);
      if (index !== undefined && part) part.current.current = index;
    };
    const go = (by: 1 | -1) => {
      const { part, body } = latest.current;
      const from = placeOf(latest.current, document.activeElement);
      const count = part?.count ?? drawnRows(body.current).length;
      const to = from === undefined ? (part?.first ?? 0) : Math.min(Math.max(from + by, 0), count - 1);
      part?.scrollTo(to);
      if (part) part.current.current = to;
      wanted.current = focusRow(latest.current, to) || !part ? undefined : to;
    };
    const act = (name: KeyName): boolean => {
      if (name === "next" || name === "previous") go(name === "next" ? 1 : -1);
      else return press(latest.current.body.current, controlOf(name));
      return true;
    };
    const actByLetter = (letter: string): boolean => {
      const { body, onLetter } = latest.current;
      const row = rowAround(body.current, document.activeElement);
      return row !== null && onLetter?.(letter, row) === true;
    };
    const listen = (event: KeyboardEvent) => {
      const { body, keys } = latest.current;
      const name = keysOf(event.key).find((each) => each !== "open" && keys.includes(each));
      // On a control, Space presses it.
      const isOnControl = name === "preview" && !(document.activeElement instanceof HTMLAnchorElement);
      if (isOnControl || !body.current || !isSingleKey(event)) return;
      if (name ? act(name) : actByLetter(event.key)) event.preventDefault();
    };
    addEventListener("keydown", listen);
    addEventListener("focusin", follow);
    return () => {
      removeEventListener("keydown", listen);
      removeEventListener("focusin", follow);
    };
  }, []);
}

const drawnRows = (body: HTMLElement | null): HTMLElement[] => [
  ...(body?.querySelectorAll<HTMLElement>("[data-row]") ?? []),
];

const rowAround = (body: HTMLElement | null, element: EventTarget | null): HTMLElement | null =>
  body && element instanceof Element && body.contains(element) ? element.closest<HTMLElement>("[data-row]") : null;

function placeOf({ body, part }: KeyedRows, element: EventTarget | null): number | undefined {
  const row = rowAround(body.current, element);
  if (!row) return undefined;
  return part ? Number(row.dataset.row) : drawnRows(body.current).indexOf(row);
}

function focusRow({ body, part }: KeyedRows, index: number): boolean {
  const row = part ? body.current?.querySelector<HTMLElement>(`[data-row="${index}"]`) : drawnRows(body.current)[index];
  const link = row?.querySelector<HTMLElement>("a[href]");
  link?.focus({ preventScroll: part !== undefined });
  return link !== null && link !== undefined;
}

const controlOf = (name: KeyName): string =>
  name === "choose" ? 'input[type="checkbox"]' : `[data-key="${name}"]:not(:disabled)`;

/** True when the focused row has the control. */
function press(body: HTMLElement | null, what: string): boolean {
  const control = rowAround(body, document.activeElement)?.querySelector<HTMLElement>(what);
  control?.click();
  return control !== null && control !== undefined;
}
