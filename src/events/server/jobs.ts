import { forgetAll } from "#platform/growth/forget.ts";
import type { Queue } from "#platform/jobs/queue.ts";
import type { EventConsumer } from "./commands.ts";
import { forgetGivenUp } from "./progress.ts";
import { readEvents } from "./read.ts";

/** Runs each second in every worker; the table of events is the queue. */
export const readEventsQueue = <Effect>(consumer: EventConsumer<Effect>): Queue => ({
  name: `read-events-${consumer.name}`,
  everySeconds: 1,
  handle: (database, _data, log, signal) => readEvents(database, consumer, log, signal),
});

/** Forgets each night the events that consumers gave up long ago. The events themselves stay as history. */
export const forgetGivenUpQueue: Queue = {
  name: "forget-events-given-up",
  cron: "53 3 * * *",
  handle: (database) => forgetAll(database, forgetGivenUp),
};
