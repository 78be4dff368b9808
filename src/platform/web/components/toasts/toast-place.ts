type Box = { top: number; right: number; bottom: number; left: number };

/** `isPressed` for the control that the toast speaks of: it is covered last of all. */
export type Obstacle = Box & { isPressed?: boolean };

const gap = 8;
const pressedWeight = 1_000;

/**
 * Returns the distance from the top, in pixels, where toasts cover no control and no total: the highest such place, or
 * the one that covers least. Undefined where they cover nothing already.
 */
export function freeTop(stack: Box, obstacles: readonly Obstacle[], windowHeight: number): number | undefined {
  const height = stack.bottom - stack.top;
  const beside = obstacles.filter((each) => each.left < stack.right && stack.left < each.right);
  const tops = [stack.top, ...beside.map(({ bottom }) => bottom + gap)]
    .filter((top) => top >= stack.top && top + height <= windowHeight)
    .sort((one, other) => one - other);
  const coveredAt = (top: number): number =>
    beside.reduce((sum, each) => sum + coveredOf(each, { top, bottom: top + height }), 0);
  const best = tops.reduce((kept, top) => (coveredAt(top) < coveredAt(kept) ? top : kept), stack.top);
  return best === stack.top ? undefined : best;
}

function coveredOf(each: Obstacle, stack: Pick<Box, "top" | "bottom">): number {
  const height = Math.max(0, Math.min(each.bottom, stack.bottom) - Math.max(each.top, stack.top));
  return each.isPressed ? height * pressedWeight : height;
}
