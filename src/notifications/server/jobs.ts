import type { Queue } from "#platform/jobs/queue.ts";
import { forgetOldNotifications } from "./commands.ts";
import { mailDueNotifications } from "./mail-due.ts";
import { type Tellers, tellEvents } from "./reader.ts";

/** Each second, in every process that works: what has happened since is told. The table of events is the queue. */
export const tellEventsQueue = (tellers: Tellers): Queue => ({
  name: "tell-events",
  everySeconds: 1,
  handle: (database, _data, log) => tellEvents(database, tellers, log),
});

/** Each second too: notifications whose mail is due. */
export const mailNotificationsQueue: Queue = {
  name: "mail-notifications",
  everySeconds: 1,
  handle: (database, _data, log) => mailDueNotifications(database, log),
};

const forgottenAtOnce = 5_000;

/** Each night: notifications that nobody looks for any more. */
export const forgetNotificationsQueue: Queue = {
  name: "forget-notifications",
  cron: "47 3 * * *",
  async handle(database) {
    while ((await database.transaction((tx) => forgetOldNotifications(tx, forgottenAtOnce))) === forgottenAtOnce);
  },
};
