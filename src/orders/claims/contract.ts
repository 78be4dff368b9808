import { z } from "zod";
import { amount, instant, linkIn, linkTo, showsAmounts } from "#platform/contract/wire.ts";
import { claimStates, claimStatuses } from "./claim.ts";

/** A claim of an order's guarantee. Cents. */
export const claimSchema = z.object({
  id: z.string(),
  order: linkTo("Order"),
  orderNumber: z.string(),
  title: z.string(),
  mediaName: z.string(),
  clientName: z.string(),
  publisherName: z.string(),
  publicationUrl: z.string().nullable(),
  showsAmounts: showsAmounts(),
  totalCents: amount(),
  status: z.enum(claimStatuses),
  /** What was missing when it was opened. */
  problems: z.array(z.string()),
  /** Until when the publisher may restore it. */
  dueAt: instant(),
  closedAt: instant().nullable(),
  createdAt: instant(),
});
export type Claim = z.infer<typeof claimSchema>;

export const claimQuery = z.object({
  order: linkIn("orders").optional(),
  state: z.enum(claimStates).optional(),
});
