import type { Queue } from "#platform/jobs/queue.ts";
import { forgetOldNotifications } from "./commands.ts";
import { mailDueNotifications } from "./mail-due.ts";

export const mailNotificationsQueue: Queue = {
  name: "mail-notifications",
  everySeconds: 1,
  handle: (database, _data, log) => mailDueNotifications(database, log),
};

const forgottenAtOnce = 5_000;

export const forgetNotificationsQueue: Queue = {
  name: "forget-notifications",
  cron: "47 3 * * *",
  async handle(database) {
    while ((await database.transaction((tx) => forgetOldNotifications(tx, forgottenAtOnce))) === forgottenAtOnce);
  },
};
