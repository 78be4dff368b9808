import type { Disk } from "flydrive";
import type { Queue } from "#platform/jobs/queue.ts";
import { forgetUnsentFiles } from "./commands.ts";

const atOnce = 500;

export const forgetUnsentFilesQueue = (store: Disk): Queue => ({
  name: "forget-unsent-files",
  cron: "17 4 * * *",
  async handle(database) {
    let gone: string[];
    do {
      gone = await database.transaction((tx) => forgetUnsentFiles(tx, atOnce));
      for (const id of gone) await store.delete(id);
    } while (gone.length === atOnce);
  },
});
