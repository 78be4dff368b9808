import { readDiskSpace } from "#platform/files/disk-space.ts";
import type { Queue } from "#platform/jobs/queue.ts";
import { noteDiskSpace } from "./commands.ts";

export const watchDiskQueue = (folder: string): Queue => ({
  name: "watch-disk",
  cron: "*/10 * * * *",
  async handle(database) {
    const space = await readDiskSpace(folder);
    await database.transaction((tx) => noteDiskSpace(tx, space));
  },
});
