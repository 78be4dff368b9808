/**
 * Does the work for all items, twenty at once. These are more than there are connections, yet none waits longer than a
 * caller does.
 */
export async function inTurns<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  const left = items.values();
  const turns = Array.from({ length: 20 }, async () => {
    for (const item of left) await work(item);
  });
  await Promise.all(turns);
}
