import { z } from "zod";
import { instant, linkTo, showsAmounts, spoken } from "#platform/contract/wire.ts";

/** A brief as it was sent to the publisher (R4.5). */
export const briefVersionSchema = z.object({
  id: z.string(),
  order: linkTo("Order"),
  showsAmounts: showsAmounts(),
  brief: spoken(),
  /** Empty where nobody knows. */
  writtenBy: z.string(),
  /** When the publisher accepted this very brief; null for one that was changed before, or since. */
  acceptedAt: instant().nullable(),
  createdAt: instant(),
});
export type BriefVersion = z.infer<typeof briefVersionSchema>;
