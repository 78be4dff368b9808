import { recordEvents } from "#events/server/commands.ts";
import type { Database } from "#platform/database/database.ts";
import type { Queue } from "#platform/jobs/queue.ts";
import { settleMedia } from "../../server/settle.ts";
import { type OutletHappening, outletHappenings } from "../entry.ts";

type Outlet = { id: string; organizationId: string };

const batch = 500;
// Only these statuses can move after a setting changed, which is a small part of all outlets.
const unsettled = {
  name: "media-unsettled",
  text: `SELECT id, organization_id AS "organizationId" FROM media_project
         WHERE status IN ('listed', 'unproven') AND verification = 'unverified' AND (organization_id, id) > ($1, $2)
         ORDER BY organization_id, id LIMIT ${batch}`,
};
const nobody = "00000000-0000-0000-0000-000000000000";

/** Runs after the operator changes the listing rules, and moves each outlet accordingly. */
export const settleMediaQueue: Queue = {
  name: "settle-media",
  async handle(database) {
    for (let after = [nobody, nobody]; ; ) {
      const { rows } = await database.reader.$client.query<Outlet>({ ...unsettled, values: after });
      for (const [organizationId, outlets] of Map.groupBy(rows, (outlet) => outlet.organizationId))
        await settleOf(database, organizationId, outlets);
      const last = rows.at(-1);
      if (!last || rows.length < batch) return;
      after = [last.organizationId, last.id];
    }
  },
};

/** One transaction per organization, so that its members get one notice for all outlets. */
async function settleOf(database: Database, organizationId: string, outlets: Outlet[]): Promise<void> {
  await database.transaction(async (tx) => {
    const ids = outlets.map(({ id }) => id);
    const moved = await settleMedia(tx, ids);
    const count = (isOff: boolean) =>
      moved.filter(({ move }) => (move === "unlist") === isOff).reduce((sum, { ids: all }) => sum + all.length, 0);
    const happened = { listOutlets: count(false), unlistOutlets: count(true) } satisfies Record<
      OutletHappening,
      number
    >;
    await recordEvents(
      tx,
      outletHappenings
        .filter((verb) => happened[verb] > 0)
        .map((verb) => ({
          subject: "organization",
          subjectId: organizationId,
          verb,
          organizationIds: [organizationId],
          party: "system",
          actorId: null,
          message: String(happened[verb]),
        })),
    );
  });
}
