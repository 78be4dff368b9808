import { z } from "zod";
import { noticeKinds } from "#events/event.ts";
import { action, get, list, replace, resource } from "#platform/contract/resource.ts";
import { instant } from "#platform/contract/wire.ts";
import { frequencies } from "./frequency.ts";

const notificationSchema = z.object({
  id: z.string(),
  kind: z.enum(noticeKinds).describe("The kind of news, by which mails are chosen."),
  title: z.string().describe("A line that says it."),
  text: z.string().describe("The first paragraph of its mail; may be empty."),
  paragraphs: z.array(z.string()).describe("All that its mail says."),
  facts: z
    .array(
      z.object({
        label: z.string().describe("A fact's name, such as `Amount`."),
        value: z.string().describe("The fact in words."),
      }),
    )
    .describe("The facts that its mail lists, such as outlet, amount and deadline."),
  actionLabel: z.string().describe("The words of the button that leads there."),
  path: z.string().describe("The path of the web app that it leads to."),
  conversation: z.string().nullable().describe("The IRI of the order or offer where you can answer in writing."),
  readAt: instant().nullable().describe("When it was marked as read, UTC; null while it is new."),
  createdAt: instant().describe("When it was told, UTC."),
});
export type Notification = z.infer<typeof notificationSchema>;

const notificationQuery = z.object({
  unread: z.enum(["true", "false"]).optional().describe("`true` for those alone that were not read yet."),
  kind: z.enum(noticeKinds).optional().describe("Notifications of this kind alone."),
});

const seenInput = z.strictObject({ about: z.uuid().describe("The id of the order or offer that you opened.") });
const readAllInput = z.strictObject({
  upTo: z.uuid().optional().describe("The newest notification that you saw: later ones stay new. All without it."),
});

const frequencyOfEachKind = Object.fromEntries(
  noticeKinds.map((kind) => [
    kind,
    z.enum(frequencies).describe("When you get mails of this kind: each at once, one a day, or none."),
  ]),
) as Record<(typeof noticeKinds)[number], z.ZodEnum<{ at_once: "at_once"; daily: "daily"; off: "off" }>>;

/** A person's choice of mails by kind (R7.2). */
const subscriptionPreferencesSchema = z.object({
  id: z.string().describe("The person's id."),
  ...frequencyOfEachKind,
});

export const notificationResource = resource({
  name: "Notification",
  path: "notifications",
  description: "What the signed-in person is told in the app. `/api/notifications/stream` sends new ones as they come.",
  schema: notificationSchema,
  operations: {
    list: list({
      summary: "My notifications, newest first",
      description: "Your own alone. Read ones go after 90 days, all others after a year.",
      scope: "read",
      query: notificationQuery,
    }),
    get: get({
      summary: "One of my notifications",
      description: "Reading it here does not mark it as read.",
      scope: "read",
    }),
    read: action({
      summary: "Mark it as read",
      description: "A second time changes nothing. A mail of it that still waits is not sent.",
      scope: "read",
      input: z.strictObject({}),
    }),
    unread: action({
      summary: "Take back that it was read",
      description: "All that were read by the same call are new again.",
      scope: "read",
      input: z.strictObject({}),
    }),
    seen: action({
      on: "collection",
      summary: "Mark as read whatever is told about an order or an offer that I opened",
      description: "Notifications about other things stay as they are.",
      scope: "read",
      input: seenInput,
      answers: "nothing",
    }),
    "read.all": action({
      on: "collection",
      summary: "Mark all as read, or all up to one",
      description: "With `upTo`, notifications that came after that one stay new.",
      scope: "read",
      input: readAllInput,
      answers: "nothing",
    }),
  },
});

export const subscriptionPreferencesResource = resource({
  name: "SubscriptionPreferences",
  path: "client_users/subscription_preferences",
  description: "When the signed-in person gets mails, kind by kind.",
  schema: subscriptionPreferencesSchema,
  operations: {
    get: get({
      on: "collection",
      summary: "The mails that I want",
      description: "Every kind with your choice, or the usual one until you chose.",
    }),
    replace: replace({
      on: "collection",
      summary: "Choose the mails that I want",
      description: "Every kind is said. Mails about your sign-in come in any case.",
      personal: "account",
      input: z.strictObject(frequencyOfEachKind),
    }),
  },
});
