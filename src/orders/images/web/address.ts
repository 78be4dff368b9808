import { idOf } from "#platform/contract/iri.ts";
import { api, readCollection } from "#platform/web/calls/client.ts";

const atOnce = 50;
/** Addresses stay valid for an hour or longer. */
const keptMilliseconds = 50 * 60_000;

const addresses = new Map<string, { address: Promise<string>; askedAt: number }>();
let waiting: { id: string; resolve: (address: string) => void }[] = [];

/** Resolves `/files/{id}` to its current address, or to itself on failure. Images drawn together share one call. */
export function addressOfImage(path: string): Promise<string> {
  const id = idOf(path);
  const known = addresses.get(id);
  if (known && Date.now() - known.askedAt < keptMilliseconds) return known.address;
  const address = new Promise<string>((resolve) => {
    if (waiting.length === 0) queueMicrotask(() => void ask());
    waiting.push({ id, resolve });
  });
  addresses.set(id, { address, askedAt: Date.now() });
  return address;
}

async function ask(): Promise<void> {
  const asked = waiting.slice(0, atOnce);
  waiting = waiting.slice(atOnce);
  if (waiting.length > 0) queueMicrotask(() => void ask());
  const image = asked.map(({ id }) => id);
  const found = await readCollection(api.order_images, { image, itemsPerPage: atOnce }).catch(() => undefined);
  const addressesById = new Map(found?.items.map(({ id, address }) => [id, address]));
  for (const { id, resolve } of asked) {
    const address = addressesById.get(id);
    // The next drawing asks again: the network may be back, or the image attached.
    if (!address) addresses.delete(id);
    resolve(address ?? `/files/${id}`);
  }
}
