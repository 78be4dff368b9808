import { z } from "zod";
import { instant, linkIn, linkTo } from "#platform/contract/wire.ts";

/** What an entry may be about. */
export const activitySubjects = ["order", "publication", "offer"] as const;

/** Something that happened to an order or an offer of a publisher's outlets. */
export const activitySchema = z.object({
  id: z.string(),
  subject: z.enum(activitySubjects),
  /** The order or the offer; one of them is null. */
  order: linkTo("Order").nullable(),
  offer: linkTo("Offer").nullable(),
  number: z.string().nullable(),
  title: z.string(),
  media: linkTo("Media"),
  mediaName: z.string(),
  organization: linkTo("Organization"),
  verb: z.string(),
  toState: z.string().nullable(),
  party: z.string(),
  actorName: z.string(),
  message: z.string(),
  createdAt: instant(),
});
export type Activity = z.infer<typeof activitySchema>;

export const activityQuery = z.object({ organization: linkIn("organizations").optional() });
