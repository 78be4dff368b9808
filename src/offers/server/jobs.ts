import { asc, sql } from "drizzle-orm";
import type { Queue } from "#platform/jobs/queue.ts";
import { expireOffer } from "./expiry.ts";
import { offer } from "./tables.ts";

/** Expires unanswered offers (R4.6), each in its own transaction. */
export const expireOffersQueue: Queue = {
  name: "expire-offers",
  cron: "* * * * *",
  async handle(database, _data, log) {
    const due = await database.reader
      .select({ id: offer.id })
      .from(offer)
      .where(sql`${offer.expiresAt} <= now()`)
      .orderBy(asc(offer.expiresAt))
      .limit(500);
    for (const { id } of due) {
      try {
        await database.transaction((tx) => expireOffer(tx, id));
      } catch (error) {
        log.error({ err: error, offerId: id }, "offer not expired");
      }
    }
  },
};
