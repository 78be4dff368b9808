import { z } from "zod";
import { get, type ListedOf, list, resource } from "#platform/contract/resource.ts";
import { instant, linkTo, showsAmounts, spoken } from "#platform/contract/wire.ts";
import { ofOrderQuery } from "../parts/of-order.ts";

const briefVersionSchema = z.object({
  id: z.string(),
  order: linkTo("Order").describe("The order."),
  showsAmounts: showsAmounts(),
  brief: spoken().describe("The brief."),
  writtenBy: z.string().describe("The person who sent it; empty if nobody knows."),
  acceptedAt: instant()
    .nullable()
    .describe("When the publisher accepted this very brief; null for one that was changed before, or since."),
  createdAt: instant().describe("When it was sent."),
});
export type BriefVersion = z.infer<typeof briefVersionSchema>;
export type ListedBriefVersion = ListedOf<typeof briefVersionResource>;

export const briefVersionResource = resource({
  name: "BriefVersion",
  path: "brief_versions",
  description: "An order's brief, each time that it went to the publisher, and which one the publisher accepted.",
  schema: briefVersionSchema,
  onlyInItem: ["brief"],
  operations: {
    list: list({
      summary: "The briefs of my orders, newest first",
      description: "Both sides read the same. A brief that was not sent yet stands in the order alone.",
      permission: "order.read",
      query: ofOrderQuery,
    }),
    get: get({
      summary: "One brief",
      description: "The brief as the list shows it.",
      permission: "order.read",
    }),
  },
});
