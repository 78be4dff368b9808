import type { Box } from "./toast-place.ts";

const spared = "button, a[href], input, select, textarea, [role=button], [data-total]";

/** Controls and totals in sight, except those within the toasts. */
export function whatToastsSpare(stack: HTMLElement): Box[] {
  const side = stack.getBoundingClientRect();
  return [...document.querySelectorAll<HTMLElement>(spared)].flatMap((element) => {
    if (stack.contains(element)) return [];
    const box = element.getBoundingClientRect();
    const isBeside = box.width > 0 && box.height > 0 && box.left < side.right && side.left < box.right;
    return isBeside && box.bottom > 0 && box.top < window.innerHeight ? [box] : [];
  });
}
