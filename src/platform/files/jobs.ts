import type { Disk } from "flydrive";
import type { Queue } from "../jobs/queue.ts";

const atOnce = 500;

/** Deletes images that nothing has shown for a day. */
export const forgetUnusedFilesQueue = (store: Disk): Queue => ({
  name: "forget-unused-files",
  cron: "47 4 * * *",
  async handle(database) {
    let gone: string[];
    do {
      const { rows } = await database.pool.query<{ id: string }>(forgotten, [atOnce]);
      gone = rows.map(({ id }) => id);
      for (const id of gone) await store.delete(id);
    } while (gone.length === atOnce);
  },
});

/** Deletes bytes after the commit that deleted their rows, since the store knows no transactions. */
export const deleteFilesQueue = (store: Disk): Queue<{ keys: string[] }> => ({
  name: "delete-files",
  async handle(_database, { keys }) {
    for (const key of keys) await store.delete(key);
  },
});

const forgotten = `
  DELETE FROM stored_file WHERE id IN (
    SELECT id FROM stored_file WHERE use = 'unused' AND created_at < now() - interval '1 day' LIMIT $1)
  RETURNING id`;
