import { z } from "zod";
import { get, resource } from "#platform/contract/resource.ts";

/** Fewer orders would show chance more than the medium. */
export const ordersForFact = 10;

const orders = z.int().min(ordersForFact).describe("The orders behind it.");
const share = z.object({ share: z.number().describe("A share of them, 0 to 1."), orders }).nullable();
const few = "Null with fewer than ten orders.";

/** The installation's own knowledge of a medium's orders (R10.8). */
const mediaFactsSchema = z.object({
  id: z.string().describe("The outlet's id."),
  onTime: share.describe(
    `Published within the turnaround and on the day agreed, of accepted orders that are due. ${few}`,
  ),
  declined: share.describe(`Rejected or left without an answer, of decided orders. ${few}`),
  revisionRounds: z
    .object({ median: z.number().describe("The median number of rounds."), orders })
    .nullable()
    .describe(`Rounds of revision of completed orders. ${few}`),
  linksAfter3Months: share.describe(
    `All links still there at the first look after three months, of publications that were looked at then. ${few}`,
  ),
  linksAfter12Months: share.describe(
    `All links still there at the first look after twelve months, of publications that were looked at then. ${few}`,
  ),
  kept: z
    .object({
      share: z.number().describe("Publications that were never lost, 0 to 1."),
      orders,
      lost: z.int().describe("Publications that were lost."),
      restored: z.int().describe("Of those, publications that were restored."),
    })
    .nullable()
    .describe(`Completed publications that stayed. ${few}`),
});
export type MediaFacts = z.infer<typeof mediaFactsSchema>;

export const mediaFactsResource = resource({
  name: "MediaFacts",
  path: "media_facts",
  description:
    "What this installation saw of a medium's orders, by the medium's id; null where there are not enough of them.",
  schema: mediaFactsSchema,
  operations: {
    get: get({
      summary: "On time, declined, revision rounds, links alive: each with the number of orders behind it",
      description: "Counts the newest 2,000 orders of the outlet. Everybody who sees the outlet reads the same.",
      agent: {
        tool: "outlet_record",
        title: "Read an outlet's track record",
        use: "How reliable an outlet was in past orders, by the outlet's id (`media` of a search).",
      },
    }),
  },
});
