import type { Notification } from "../contract.ts";

/** The newest message of each conversation, with how many more there are, and everything else as it is; newest first. */
export function newestOfEach(notifications: Notification[]): { newest: Notification; more: number }[] {
  const groups = new Map<string, { newest: Notification; more: number }>();
  for (const notification of notifications) {
    const key = notification.kind === "messages" ? notification.path : notification.id;
    const group = groups.get(key);
    if (group) group.more += 1;
    else groups.set(key, { newest: notification, more: 0 });
  }
  return [...groups.values()];
}
