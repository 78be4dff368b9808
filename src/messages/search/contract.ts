import { z } from "zod";
import { linkTo, showsAmounts } from "#platform/contract/wire.ts";
import { messageSchema } from "../contract.ts";

/** Shorter words are in most messages, and no index finds them. */
export const searchMin = 3;
export const searchMax = 100;

/** A message among all that its reader reads, with the order or the offer that it is about; one of the two is null. */
export const foundMessageSchema = messageSchema.extend({
  order: linkTo("Order").nullable(),
  offer: linkTo("Offer").nullable(),
  /** What the conversation is about, as a person calls it: `Order Q26110039`, or `Offer`. */
  about: z.string(),
  title: z.string(),
  mediaName: z.string(),
  /** The screen on which the reader reads on and answers. */
  path: z.string(),
  showsAmounts: showsAmounts(),
});
export type FoundMessage = z.infer<typeof foundMessageSchema>;

/** `search`: those with these words in their text or in a file's name. */
export const foundMessageQuery = z.object({ search: z.string().trim().min(searchMin).max(searchMax).optional() });
