import { z } from "zod";
import { noticeKinds } from "#events/event.ts";
import { instant } from "#platform/contract/wire.ts";
import { frequencies } from "./frequency.ts";

/** Something that the reader is told in the app. */
export const notificationSchema = z.object({
  id: z.string(),
  kind: z.enum(noticeKinds),
  title: z.string(),
  text: z.string(),
  /** Where in the app it leads. */
  path: z.string(),
  readAt: instant().nullable(),
  createdAt: instant(),
});
export type Notification = z.infer<typeof notificationSchema>;

/** `unread=true`: those that were not read yet. */
export const notificationQuery = z.object({ unread: z.enum(["true", "false"]).optional() });

/** All up to one that the reader has seen: what came since stays new. Without it, all. */
/** What somebody has opened: an order or an offer. */
export const seenInput = z.strictObject({ about: z.uuid() });
export const readAllInput = z.strictObject({ upTo: z.uuid().optional() });

const frequencyOfEachKind = Object.fromEntries(noticeKinds.map((kind) => [kind, z.enum(frequencies)])) as Record<
  (typeof noticeKinds)[number],
  z.ZodEnum<{ at_once: "at_once"; daily: "daily"; off: "off" }>
>;

/** When the person gets mails, kind by kind (R7.2). */
export const subscriptionPreferencesSchema = z.object({ id: z.string(), ...frequencyOfEachKind });
export const subscriptionPreferencesInput = z.strictObject(frequencyOfEachKind);
