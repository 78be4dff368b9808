import type { Queue } from "#platform/jobs/queue.ts";
import type { EventConsumer } from "./commands.ts";
import { forgetGivenUp } from "./progress.ts";
import { readEvents } from "./read.ts";

/** Runs each second in every worker; the table of events is the queue. */
export const readEventsQueue = <Effect>(consumer: EventConsumer<Effect>): Queue => ({
  name: `read-events-${consumer.name}`,
  everySeconds: 1,
  handle: (database, _data, log) => readEvents(database, consumer, log),
});

const forgottenAtOnce = 5_000;

/** Forgets each night the events that consumers gave up long ago. The events themselves stay as history. */
export const forgetGivenUpQueue: Queue = {
  name: "forget-events-given-up",
  cron: "53 3 * * *",
  async handle(database) {
    while ((await database.transaction((tx) => forgetGivenUp(tx, forgottenAtOnce))) === forgottenAtOnce);
  },
};
