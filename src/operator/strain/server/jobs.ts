import type { Queue } from "#platform/jobs/queue.ts";
import { noteStrain } from "./commands.ts";
import { lookAtStrain } from "./queries.ts";

/** Each working process looks by itself: a job would wait in the queue that it watches. */
export const watchStrainQueue: Queue = {
  name: "watch-strain",
  everySeconds: 60,
  async handle(database) {
    const look = await lookAtStrain(database.reader);
    await database.transaction((tx) => noteStrain(tx, look));
  },
};
