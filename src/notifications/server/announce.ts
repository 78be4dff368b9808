import type { Tx } from "#platform/database/database.ts";

export const notificationChannel = "byline_notifications";

/** A payload of NOTIFY holds less than 8,000 bytes. */
const idsAtOnce = 200;

/**
 * Tells every process at the commit. NOTIFY serializes commits, so only the reader of events calls this, never a
 * request.
 */
export async function announce(tx: Tx, ids: string[]): Promise<void> {
  for (let first = 0; first < ids.length; first += idsAtOnce)
    await tx.$client.query({
      name: "notifications-announce",
      text: "SELECT pg_notify($1, $2)",
      values: [notificationChannel, ids.slice(first, first + idsAtOnce).join(" ")],
    });
}
