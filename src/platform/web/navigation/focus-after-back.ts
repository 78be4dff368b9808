import type { AnyRouter } from "@tanstack/react-router";

/** A selector, since the element itself is gone when the screen is drawn anew. */
type FocusPlace = {
  selector: string;
  /** Index among equal elements, from 0. */
  at: number;
  /** The row in a long list, which only draws visible rows. */
  row: number | undefined;
};

const places = new Map<string, FocusPlace>();
let current: FocusPlace | undefined;

/** The row that the focus returns to, so that its list draws it. */
export const rowToFocus = (): number | undefined => current?.row;

const waitMilliseconds = 4_000;

/** Restores a screen's focus after Back or Forward. Returns a function that stops. */
export function keepFocusThroughBack(router: Pick<AnyRouter, "subscribe" | "history">): () => void {
  const stopLeaving = router.subscribe("onBeforeNavigate", ({ fromLocation, toLocation, pathChanged }) => {
    const left = keyOf(fromLocation?.state);
    const place = pathChanged && left ? placeOf(document.activeElement) : undefined;
    if (left && place) places.set(left, place);
    if (pathChanged) current = places.get(keyOf(toLocation.state) ?? "");
  });
  const stopArriving = router.subscribe("onRendered", ({ pathChanged }) => {
    if (pathChanged && current) void comeBack(current);
  });
  return () => {
    stopLeaving();
    stopArriving();
  };
}

const keyOf = (state: unknown): string | undefined => (state as { __TSR_key?: string } | undefined)?.__TSR_key;

function placeOf(element: Element | null): FocusPlace | undefined {
  if (!(element instanceof HTMLElement) || element === document.body) return undefined;
  const row = element.closest<HTMLElement>("[data-row]")?.dataset.row;
  const selector = `${row === undefined ? "" : `[data-row="${row}"] `}${selectorOf(element)}`;
  const at = [...document.querySelectorAll(selector)].indexOf(element);
  return { selector, at, row: row === undefined ? undefined : Number(row) };
}

function selectorOf(element: HTMLElement): string {
  const told = ["href", "aria-label", "name"].find((attribute) => element.hasAttribute(attribute));
  const tag = element.tagName.toLowerCase();
  return told ? `${tag}[${told}=${JSON.stringify(element.getAttribute(told))}]` : tag;
}

/** Waits for the element to be drawn, and gives up once the person focuses another. */
async function comeBack(place: FocusPlace): Promise<void> {
  const until = performance.now() + waitMilliseconds;
  while (current === place && performance.now() < until) {
    if (document.activeElement && document.activeElement !== document.body) break;
    const element = document.querySelectorAll<HTMLElement>(place.selector)[place.at];
    if (element) {
      element.focus();
      break;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  if (current === place) current = undefined;
}
