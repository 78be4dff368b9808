import { z } from "zod";
import { amount, instant, linkIn, linkTo, showsAmounts, spoken } from "#platform/contract/wire.ts";
import { disputeOutcomes, disputeStates } from "./dispute.ts";

const party = z.enum(["client", "publisher", "system"]);

/** One side's story: what it says and what shows it. */
const storySchema = z.object({
  party,
  text: spoken(),
  links: z.array(z.string()),
  images: z.array(z.string()),
  createdAt: instant(),
});
export type DisputeStory = z.infer<typeof storySchema>;

/** A dispute with both stories and its decision; it bears the id of the order, or of the extra, that is disputed. Cents. */
export const disputeSchema = z.object({
  id: z.string(),
  order: linkTo("Order"),
  /** The extra whose result is disputed; null for a dispute of the order itself. */
  extra: linkTo("OrderExtra").nullable(),
  extraName: z.string().nullable(),
  orderNumber: z.string(),
  title: z.string(),
  mediaName: z.string(),
  clientName: z.string(),
  publisherName: z.string(),
  showsAmounts: showsAmounts(),
  /** What is disputed: the order's total, or the extra's price. */
  totalCents: amount(),
  openedBy: party,
  /** True where the publisher was paid before. */
  isAfterCompletion: z.boolean(),
  stories: z.array(storySchema),
  /** Until when the other side may answer; null once both have told their story. */
  answerDueAt: instant().nullable(),
  /** True when an operator may decide. */
  isReady: z.boolean(),
  outcome: z.enum(disputeOutcomes).nullable(),
  refundCents: amount(),
  decision: spoken().nullable(),
  decidedAt: instant().nullable(),
  createdAt: instant(),
});
export type Dispute = z.infer<typeof disputeSchema>;

export const disputeQuery = z.object({
  order: linkIn("orders").optional(),
  state: z.enum(disputeStates).optional(),
});
