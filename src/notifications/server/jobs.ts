import { forgetAll } from "#platform/growth/forget.ts";
import type { Queue } from "#platform/jobs/queue.ts";
import { forgetOldNotifications } from "./commands.ts";
import { mailDueNotifications } from "./mail-due.ts";

export const mailNotificationsQueue: Queue = {
  name: "mail-notifications",
  everySeconds: 1,
  handle: (database, _data, log, signal) => mailDueNotifications(database, log, signal),
};

export const forgetNotificationsQueue: Queue = {
  name: "forget-notifications",
  cron: "47 3 * * *",
  handle: (database) => forgetAll(database, forgetOldNotifications),
};
