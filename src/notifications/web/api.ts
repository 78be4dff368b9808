import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { fetchCollection, fetchItem, send } from "#platform/web/api.ts";
import { queryClient, refresh } from "#platform/web/query-client.ts";
import type { Notification } from "../contract.ts";
import { type Preferences, preferencesOf } from "../frequency.ts";

/** New ones come by the stream; this is for where it does not reach. */
const pollEveryMilliseconds = 60_000;

export const notificationsPerPage = 20;

/** The reader's notifications, newest first. */
export const notificationsQuery = (filter: { unread?: boolean | undefined; page?: number | undefined }) =>
  queryOptions({
    queryKey: ["notifications", filter],
    queryFn: () =>
      fetchCollection<Notification>("/notifications", {
        page: filter.page,
        unread: filter.unread || undefined,
        itemsPerPage: notificationsPerPage,
      }),
    placeholderData: keepPreviousData,
  });

const inBell = 8;

/** The newest that are unread, and how many there are. */
export const bellQuery = () =>
  queryOptions({
    queryKey: ["notifications", "bell"],
    queryFn: () => fetchCollection<Notification>("/notifications", { unread: true, itemsPerPage: inBell }),
    refetchInterval: pollEveryMilliseconds,
  });

export async function markRead(id: string): Promise<void> {
  await send("POST", `/notifications/${id}/read`, {});
  await refresh("notifications");
}

/** Whatever is told about an order or an offer that is open. */
export async function markSeen(about: string): Promise<void> {
  await send("POST", "/notifications/seen", { about });
  await refresh("notifications");
}

/** All up to the newest that is on the screen. */
export async function markAllRead(upTo: string): Promise<void> {
  await send("POST", "/notifications/read", { upTo });
  await refresh("notifications");
}

const preferencesPath = "/client_users/subscription_preferences";

export const preferencesQuery = () =>
  queryOptions({
    queryKey: ["subscription_preferences"],
    queryFn: async () => preferencesOf(await fetchItem<Preferences>(preferencesPath)),
  });

/** Counts at once on the screen, and goes back when it could not be kept. */
export async function keepPreferences(before: Preferences, wanted: Preferences): Promise<void> {
  const { queryKey } = preferencesQuery();
  queryClient.setQueryData(queryKey, wanted);
  try {
    await send("PUT", preferencesPath, wanted);
  } catch (error) {
    queryClient.setQueryData(queryKey, before);
    throw error;
  }
}
