import type { Tx } from "#platform/database/database.ts";

/** On this channel the processes that serve hear which notifications there are. */
export const channel = "byline_notifications";

/** A payload has less than 8 000 bytes. */
const idsAtOnce = 200;

/**
 * Tells every process of new notifications, with the commit. Committing waits for others that tell something: only the
 * reader does, never a request.
 */
export async function announce(tx: Tx, ids: string[]): Promise<void> {
  for (let first = 0; first < ids.length; first += idsAtOnce)
    await tx.$client.query({
      name: "notifications-announce",
      text: "SELECT pg_notify($1, $2)",
      values: [channel, ids.slice(first, first + idsAtOnce).join(" ")],
    });
}
