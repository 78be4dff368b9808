import { z } from "zod";
import { severalOf } from "#platform/contract/wire.ts";

/** Where an image of an order's text, or of what is told of its dispute, can be seen now. */
export const orderImageSchema = z.object({
  id: z.string(),
  /** Below `PUBLIC_URL`; ends within two hours. */
  address: z.string(),
});
export type OrderImage = z.infer<typeof orderImageSchema>;

/** `image`: ids, fifty at most, which are all answered at once. */
export const orderImageQuery = z.object({ image: severalOf(z.uuid()) });
