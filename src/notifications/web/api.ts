import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { NoticeKind } from "#events/event.ts";
import { api, call, findQuery, listQuery } from "#platform/web/calls/client.ts";
import { refresh } from "#platform/web/query-client.ts";

export const notificationsPerPage = 20;

type NotificationSearch = { unread?: "true" | undefined; kind?: NoticeKind | undefined; page?: number | undefined };

export const notificationsQuery = ({ unread, kind, page = 1 }: NotificationSearch) =>
  queryOptions({
    ...listQuery(api.notifications, { page, unread, kind, itemsPerPage: notificationsPerPage }),
    placeholderData: keepPreviousData,
  });

export const notificationQuery = (id: string) => queryOptions(findQuery(api.notifications, "get", { id }));

const inBell = 8;

export const bellQuery = () =>
  queryOptions({
    ...listQuery(api.notifications, { unread: "true", itemsPerPage: inBell }),
  });

export async function markNotificationRead(id: string): Promise<void> {
  await call(api.notifications, "read", { id, input: {} });
  await refresh(api.notifications);
}

/** All that was read together with it is new again. */
export async function markNotificationUnread(id: string): Promise<void> {
  await call(api.notifications, "unread", { id, input: {} });
  await refresh(api.notifications);
}

export async function markSeen(about: string): Promise<void> {
  await call(api.notifications, "seen", { input: { about } });
  await refresh(api.notifications);
}

export async function markAllRead(upTo: string): Promise<void> {
  await call(api.notifications, "read.all", { input: { upTo } });
  await refresh(api.notifications);
}
