import { z } from "zod";
import { linkIn } from "#platform/contract/wire.ts";

/** A fact is only shown with at least so many orders behind it: fewer say more of chance than of the medium. */
export const ordersForFact = 10;

const share = z
  .object({
    /** 0 to 1. */
    share: z.number(),
    orders: z.int().min(ordersForFact),
  })
  .nullable();

/** What this installation saw of a medium's orders (R10.8); its id is the medium's, and what has too few orders is null. */
export const mediaFactsSchema = z.object({
  id: z.string(),
  /** Published within the turnaround and on the day agreed, of all that was accepted and is due. */
  onTime: share,
  /** Rejected, or left without an answer, of all that was sent and decided. */
  declined: share,
  /** The median of the completed ones. */
  revisionRounds: z.object({ median: z.number(), orders: z.int().min(ordersForFact) }).nullable(),
  /** All links still there at the first look after so many months, of the publications that were looked at then. */
  linksAfter3Months: share,
  linksAfter12Months: share,
  /** Completed publications that were never lost, and how many were lost and restored. */
  kept: z
    .object({
      share: z.number(),
      orders: z.int().min(ordersForFact),
      lost: z.int(),
      restored: z.int(),
    })
    .nullable(),
});
export type MediaFacts = z.infer<typeof mediaFactsSchema>;

/** Whose own prices and lists count, as in the marketplace's own list. Without a medium nothing is similar. */
export const similarQuery = z.object({
  media: linkIn("media").optional(),
  organization: linkIn("organizations").optional(),
  campaign: linkIn("campaigns").optional(),
});
export type SimilarQuery = z.infer<typeof similarQuery>;
