import type { Notification } from "../contract.ts";

/** Groups each conversation under its newest message; newest first. */
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
