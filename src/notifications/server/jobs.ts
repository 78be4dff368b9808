import type { Queue } from "#platform/jobs/queue.ts";
import { type Tellers, tellEvents } from "./reader.ts";

/** Each second, in every process that works: what has happened since is told. The table of events is the queue. */
export const tellEventsQueue = (tellers: Tellers): Queue => ({
  name: "tell-events",
  everySeconds: 1,
  handle: (database, _data, log) => tellEvents(database, tellers, log),
});
