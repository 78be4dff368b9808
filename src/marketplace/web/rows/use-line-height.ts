import { type RefObject, useLayoutEffect, useState } from "react";

/**
 * Returns a drawn line's height in pixels, since larger text makes it higher; undefined before a line with a read row is
 * drawn.
 */
export function useLineHeight(body: RefObject<HTMLElement | null>, ...changesWith: unknown[]): number | undefined {
  const [height, setHeight] = useState<number>();
  useLayoutEffect(() => {
    const row = body.current?.querySelector("[data-line] [data-row], [data-line][data-row]");
    const line = row?.closest<HTMLElement>("[data-line]");
    if (line) setHeight(line.offsetHeight);
  }, [body, ...changesWith]);
  return height;
}
