import { Threads } from "#platform/threads/threads.ts";
import type { CatalogueColumns } from "./columns.ts";

/** Two, so that a small machine keeps a processor for its requests; their memory is mostly shared. */
const counting = new Threads(2, 256);
const patienceMilliseconds = 30_000;

/** Up to so many listings, a count takes less than a millisecond; a message to a thread costs as much. */
const countedInPlaceMax = 10_000;

/** Counts or searches in one of two threads; in a small catalogue at once. */
export async function countOffLoop<Given extends unknown[], Result>(
  { formatCount }: Pick<CatalogueColumns, "formatCount">,
  module: URL,
  work: (...given: Given) => Result,
  given: Given,
  signal?: AbortSignal | undefined,
): Promise<Result> {
  return formatCount <= countedInPlaceMax
    ? work(...given)
    : counting.run(module, work, given, { patienceMilliseconds, signal });
}
