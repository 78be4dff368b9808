import { type RefObject, useLayoutEffect, useState } from "react";

/** Returns a drawn line's height in pixels, since larger text makes it higher. Before one is drawn it is `given`. */
export function useLineHeight(body: RefObject<HTMLElement | null>, given: number, changesWith: unknown): number {
  const [height, setHeight] = useState(given);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the lines hold is what makes them high
  useLayoutEffect(() => {
    const line = body.current?.querySelector<HTMLElement>("[data-line]");
    if (line) setHeight(line.offsetHeight);
  }, [body, changesWith]);
  return height;
}
