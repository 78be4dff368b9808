import { z } from "zod";
import { action, get, list, type Resource, readBack, replace } from "#platform/http/resource.ts";
import {
  notificationQuery,
  notificationSchema,
  readAllInput,
  seenInput,
  subscriptionPreferencesInput,
  subscriptionPreferencesSchema,
} from "../contract.ts";
import { markAllRead, markRead, markSeen, setPreferences } from "./commands.ts";
import { findNotification, listNotifications, readPreferences } from "./queries.ts";

const nothing = z.strictObject({});

export const notificationResource: Resource = {
  name: "Notification",
  path: "notifications",
  description: "What the signed-in person is told in the app. `/api/notifications/stream` sends new ones as they come.",
  schema: notificationSchema,
  operations: [
    list({
      summary: "My notifications, newest first",
      scope: "read",
      query: notificationQuery,
      handle: ({ reader, actor, query }) => listNotifications(reader, actor, query),
    }),
    get({
      summary: "One of my notifications",
      scope: "read",
      handle: ({ reader, actor, id }) => findNotification(reader, actor, id),
    }),
    action({
      path: "/{id}/read",
      summary: "Mark it as read",
      scope: "read",
      input: nothing,
      handle: async ({ tx, actor, id }) => {
        await markRead(tx, actor, id);
        return readBack(await findNotification(tx, actor, id));
      },
    }),
    action({
      path: "/seen",
      summary: "Mark as read whatever is told about an order or an offer that I opened",
      scope: "read",
      input: seenInput,
      answers: "nothing",
      status: 204,
      handle: async ({ tx, actor, input }) => {
        await markSeen(tx, actor, input.about);
        return undefined;
      },
    }),
    action({
      path: "/read",
      summary: "Mark all as read, or all up to one",
      scope: "read",
      input: readAllInput,
      answers: "nothing",
      status: 204,
      handle: async ({ tx, actor, input }) => {
        await markAllRead(tx, actor, input.upTo);
        return undefined;
      },
    }),
  ],
};

export const subscriptionPreferencesResource: Resource = {
  name: "SubscriptionPreferences",
  path: "client_users/subscription_preferences",
  description: "When the signed-in person gets mails, kind by kind.",
  schema: subscriptionPreferencesSchema,
  operations: [
    get({ path: "", summary: "The mails that I want", handle: ({ reader, actor }) => readPreferences(reader, actor) }),
    replace({
      path: "",
      summary: "Choose the mails that I want",
      input: subscriptionPreferencesInput,
      handle: async ({ tx, actor, input }) => {
        await setPreferences(tx, actor, input);
        return readPreferences(tx, actor);
      },
    }),
  ],
};
