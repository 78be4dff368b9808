const sizeMax = 10;
const waitMilliseconds = 5_000;

/** Delivers items together: ten at once, or all after five seconds (R9.13). */
export function createBatcher<Item>(deliver: (items: Item[]) => void) {
  let items: Item[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const drop = (): Item[] => {
    const dropped = items;
    clearTimeout(timer);
    timer = undefined;
    items = [];
    return dropped;
  };
  const flush = () => {
    const waiting = drop();
    if (waiting.length > 0) deliver(waiting);
  };
  const add = (item: Item) => {
    items.push(item);
    if (items.length >= sizeMax) flush();
    else timer ??= setTimeout(flush, waitMilliseconds);
  };
  return { add, flush, drop };
}
