type Box = { top: number; right: number; bottom: number; left: number };

const gap = 8;

/**
 * Returns the distance from the top, in pixels, for toasts that would cover the pressed element. Prefers below it to
 * above it. Undefined where they cover nothing, or fit nowhere.
 */
export function topBeside(stack: Box, pressed: Box | undefined, windowHeight: number): number | undefined {
  if (!pressed || !meet(stack, pressed)) return undefined;
  const height = stack.bottom - stack.top;
  const below = pressed.bottom + gap;
  if (below + height <= windowHeight) return below;
  const above = pressed.top - gap - height;
  return above >= 0 ? above : undefined;
}

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
