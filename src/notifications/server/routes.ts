import { readBack } from "#platform/http/resource.ts";
import { serve } from "#platform/http/serve.ts";
import { notificationResource, subscriptionPreferencesResource } from "../contract.ts";
import { markAllRead, markNotificationRead, markSeen, markUnread, setPreferences } from "./commands.ts";
import { findNotification, listNotifications, readPreferences } from "./queries.ts";

export const notificationRoutes = serve(notificationResource, {
  list: ({ reader, actor, query }) => listNotifications(reader, actor, query),
  get: ({ reader, actor, id }) => findNotification(reader, actor, id),
  read: async ({ tx, actor, id }) => {
    await markNotificationRead(tx, actor, id);
    return readBack(await findNotification(tx, actor, id));
  },
  unread: async ({ tx, actor, id }) => {
    await markUnread(tx, actor, id);
    return readBack(await findNotification(tx, actor, id));
  },
  seen: ({ tx, actor, input }) => markSeen(tx, actor, input.about),
  "read.all": ({ tx, actor, input }) => markAllRead(tx, actor, input.upTo),
});

export const subscriptionPreferencesRoutes = serve(subscriptionPreferencesResource, {
  get: ({ reader, actor }) => readPreferences(reader, actor),
  replace: async ({ tx, actor, input }) => {
    await setPreferences(tx, actor, input);
    return readPreferences(tx, actor);
  },
});
