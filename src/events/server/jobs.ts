import type { Queue } from "#platform/jobs/queue.ts";
import type { EventConsumer } from "./commands.ts";
import { forgetGivenUp } from "./progress.ts";
import { readEvents } from "./read.ts";

/** Each second, in every process that works: a consumer takes what has happened since. The table of events is the queue. */
export const readEventsQueue = <Effect>(consumer: EventConsumer<Effect>): Queue => ({
  name: `read-events-${consumer.name}`,
  everySeconds: 1,
  handle: (database, _data, log) => readEvents(database, consumer, log),
});

const forgottenAtOnce = 5_000;

/** Each night: events that consumers gave up long ago. The events themselves stay, as the history of their objects. */
export const forgetGivenUpQueue: Queue = {
  name: "forget-events-given-up",
  cron: "53 3 * * *",
  async handle(database) {
    while ((await database.transaction((tx) => forgetGivenUp(tx, forgottenAtOnce))) === forgottenAtOnce);
  },
};
