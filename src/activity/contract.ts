import { z } from "zod";
import { get, list, resource } from "#platform/contract/resource.ts";
import { instant, linkIn, linkTo } from "#platform/contract/wire.ts";

const activitySubjects = ["order", "publication", "offer"] as const;

const activitySchema = z.object({
  id: z.string(),
  subject: z.enum(activitySubjects).describe("The kind of thing that it is about."),
  order: linkTo("Order").nullable().describe("The order; null for an offer."),
  offer: linkTo("Offer").nullable().describe("The offer; null for an order."),
  number: z.string().nullable().describe("The order's number; null for an offer."),
  title: z.string().describe("The order's title; the kind of publication where it has none."),
  media: linkTo("Media").describe("The outlet."),
  mediaName: z.string().describe("Its name."),
  organization: linkTo("Organization").describe("The publisher."),
  verb: z.string().describe("The move, as the order's or offer's life names it."),
  toState: z.string().nullable().describe("The status that it led to; null where the status stayed."),
  party: z.string().describe("The side that made it: `client`, `publisher`, `operator` or `system`."),
  actorName: z.string().describe("The person who did it, or their side where the person is not known."),
  message: z.string().describe("Words that came with it; may be empty."),
  createdAt: instant().describe("When it happened, UTC."),
});
export type Activity = z.infer<typeof activitySchema>;

const activityQuery = z.object({
  organization: linkIn("organizations").optional().describe("Only those of this publisher."),
});

export const activityResource = resource({
  name: "Activity",
  path: "activities",
  description: "What happened to the orders and offers of a publisher's outlets in the last ninety days.",
  schema: activitySchema,
  operations: {
    list: list({
      fromReplica: true,
      summary: "What happened to my outlets' orders and offers, newest first",
      description: "Of the outlets that you work for. Older events are read in their orders and offers.",
      permission: "order.read",
      query: activityQuery,
    }),
    get: get({
      summary: "One entry",
      description: "The entry as the list shows it, for ninety days.",
      permission: "order.read",
    }),
  },
});
