/** Reads repeatedly until the item is there, for 20 seconds; null where it does not come. */
export async function waitUntil<Item>(
  read: () => Promise<Item>,
  isThere: (item: Item) => boolean,
): Promise<Item | null> {
  for (let tries = 0; tries < 40; tries += 1) {
    const item = await read();
    if (isThere(item)) return item;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return null;
}
