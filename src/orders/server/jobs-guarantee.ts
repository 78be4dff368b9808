import { recordEvents } from "#events/server/commands.ts";
import type { Database, Tx } from "#platform/database/database.ts";
import type { Queue } from "#platform/jobs/jobs.ts";
import type { Evidence } from "#proof/evidence.ts";
import { afterLook, nextLook, worsened } from "#proof/guarantee.ts";
import { keepWatch, lockWatch, recordLinkCheck, watchPublication } from "#proof/server/commands.ts";
import { type FetchOptions, problemsUntil } from "#proof/server/queries.ts";
import { isMoneyHeld } from "../statuses.ts";
import { findPublication, lookAtOrder, type Publication, promisedTime } from "./look.ts";
import { concernedBy } from "./record.ts";

const batch = 200;

// Of the publications that are due, one of each medium is looked at now: no host is asked twice in a run. The others of the
// same medium move ten minutes behind each other. What is being looked at is due again in an hour, in case nobody finishes.
const take = `
  WITH due AS (
    SELECT order_id, next_look_at FROM publication_watch WHERE next_look_at <= now() ORDER BY next_look_at LIMIT $1),
  queued AS (
    SELECT due.order_id, row_number() OVER (PARTITION BY media_project_id ORDER BY due.next_look_at, due.order_id) AS place
    FROM due JOIN publication_order ON publication_order.id = due.order_id)
  UPDATE publication_watch AS watch
  SET next_look_at = now() + CASE WHEN place = 1 THEN interval '1 hour' ELSE (place - 1) * interval '10 minutes' END
  FROM queued WHERE watch.order_id = queued.order_id AND watch.next_look_at <= now()
  RETURNING watch.order_id AS "orderId", place`;

/** Each ten minutes: publications whose next look has come (R10.3), a job each. */
export const watchPublicationsQueue: Queue = {
  name: "watch-publications",
  cron: "*/10 * * * *",
  async handle(database) {
    await database.transaction(async (tx) => {
      const { rows } = await tx.$client.query<{ orderId: string; place: number }>({
        name: "watch-take",
        text: take,
        values: [batch],
      });
      for (const { orderId, place } of rows) if (place === 1) await tx.enqueue("look-again", { orderId });
    });
  },
};

/** Looks at one publication through its guarantee, and tells both sides when what was promised is gone. */
export const lookAgainQueue = (options: FetchOptions): Queue<{ orderId: string }> => ({
  name: "look-again",
  handle: (database, { orderId }) => lookAgain(database, orderId, options),
});

async function lookAgain(database: Database, orderId: string, options: FetchOptions): Promise<void> {
  const row = await findPublication(database.reader, orderId);
  if (row?.status !== "completed") {
    // While it is not decided, a publication is looked at by its own rules; what is called off is watched no longer.
    const next = row && isMoneyHeld(row.status) ? nextLook(promisedTime(row), new Date()) : undefined;
    return database.transaction((tx) => watchPublication(tx, orderId, next ?? null));
  }
  const evidence = await lookAtOrder(database.reader, row, options);
  await database.transaction((tx) => keepLook(tx, row, evidence));
}

async function keepLook(tx: Tx, row: Publication, evidence: Evidence): Promise<void> {
  const watch = await lockWatch(tx, row.id);
  if (!watch) return;
  const { rows } = await tx.$client.query<{ now: Date }>("SELECT now() AS now");
  const at = rows[0]?.now ?? new Date();
  const accepted = await problemsUntil(tx, row.id, row.completedAt ?? row.publishedAt);
  await recordLinkCheck(tx, row.id, evidence);
  const lost = worsened(accepted, evidence.problems);
  const next = afterLook(watch, { holds: lost.length === 0, at }, promisedTime(row));
  await keepWatch(tx, row.id, next.watch);
  if (next.isNewLoss) await recordLoss(tx, row, lost);
}

async function recordLoss(tx: Tx, row: Publication, problems: string[]): Promise<void> {
  await recordEvents(tx, [
    {
      subject: "publication",
      subjectId: row.id,
      verb: "lose",
      organizationIds: concernedBy(row),
      party: "system",
      actorId: null,
      message: problems.join("\n"),
    },
  ]);
}
