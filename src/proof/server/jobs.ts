import type { Tx } from "#platform/database/database.ts";
import { tidy } from "#platform/growth/tidy.ts";
import type { Queue } from "#platform/jobs/queue.ts";
import { spreadLooks } from "../publication.ts";
import type { Publications } from "./commands.ts";
import { checkPublication } from "./commands.ts";
import type { LookOptions } from "./queries-look.ts";
import { forgetRepeatedLooks } from "./tidy-looks.ts";

/** Each night. */
export const forgetRepeatedLooksQueue: Queue = {
  name: "forget-repeated-looks",
  cron: "31 3 * * *",
  handle: (database) => tidy(database, "link_check", "-infinity", forgetRepeatedLooks),
};

const batch = 200;

/** Runs when a publication comes out, on request, and through its guarantee. */
export const checkPublicationQueue = (
  publications: Publications,
  options: LookOptions,
): Queue<{ orderId: string }> => ({
  name: "check-publication",
  async handle(database, { orderId }) {
    await checkPublication(database, publications, orderId, options);
  },
});

/** Every ten minutes: a job for each publication due (R10.3). */
export const watchPublicationsQueue = (publications: Publications): Queue => ({
  name: "watch-publications",
  cron: "*/10 * * * *",
  async handle(database) {
    await database.transaction((tx) => takeDue(tx, publications));
  },
});

async function takeDue(tx: Tx, publications: Publications): Promise<void> {
  const { rows } = await tx.$client.query<{ orderId: string }>({
    name: "watch-due",
    text: `SELECT order_id AS "orderId" FROM publication_watch WHERE next_look_at <= now()
           ORDER BY next_look_at, order_id LIMIT $1 FOR UPDATE SKIP LOCKED`,
    values: [batch],
  });
  const outlets = await publications.outletsOf(
    tx,
    rows.map(({ orderId }) => orderId),
  );
  const looks = spreadLooks(rows.map(({ orderId }) => ({ orderId, mediaProjectId: outlets.get(orderId) ?? orderId })));
  await tx.$client.query({
    name: "watch-spread",
    text: `UPDATE publication_watch AS watch SET next_look_at = now() + look."againMinutes" * interval '1 minute'
           FROM json_to_recordset($1) AS look ("orderId" uuid, "againMinutes" integer) WHERE watch.order_id = look."orderId"`,
    values: [JSON.stringify(looks)],
  });
  for (const { orderId, isNow } of looks) if (isNow) await tx.enqueue("check-publication", { orderId });
}
