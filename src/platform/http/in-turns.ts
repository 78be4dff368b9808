import { setImmediate } from "node:timers/promises";

/** Makes one after another, each in a turn of its own, so that others are served between them. */
export async function inTurns<Item, Made>(items: readonly Item[], make: (item: Item) => Made): Promise<Made[]> {
  const made: Made[] = [];
  for (const item of items) {
    made.push(make(item));
    await setImmediate();
  }
  return made;
}
