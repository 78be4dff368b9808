import type { Obstacle } from "./toast-place.ts";

const spared = "button, a[href], input, select, textarea, [role=button], [data-total]";

/** Controls and totals in sight, except those within the toasts. */
export function whatToastsSpare(stack: HTMLElement): Obstacle[] {
  const side = stack.getBoundingClientRect();
  return [...document.querySelectorAll<HTMLElement>(spared)].flatMap((element) => {
    if (stack.contains(element)) return [];
    const box = element.getBoundingClientRect();
    const isBeside = box.width > 0 && box.height > 0 && box.left < side.right && side.left < box.right;
    return isBeside && box.bottom > 0 && box.top < window.innerHeight ? [obstacleOf(element, box)] : [];
  });
}

const obstacleOf = (element: HTMLElement, { top, right, bottom, left }: DOMRect): Obstacle => {
  const isPressed = element === document.activeElement;
  return { top, right, bottom, left, isPressed };
};
