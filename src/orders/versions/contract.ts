import { z } from "zod";
import { instant, linkIn, linkTo } from "#platform/contract/wire.ts";
import { contentMax } from "../contract.ts";
import { textVersionKinds } from "./version.ts";

/** A text of an order that another one took the place of, or that was sent. */
export const textVersionSchema = z.object({
  id: z.string(),
  order: linkTo("Order"),
  kind: z.enum(textVersionKinds),
  title: z.string(),
  content: z.string(),
  /** Empty where nobody knows. */
  writtenBy: z.string(),
  writtenAt: instant(),
  createdAt: instant(),
});
export type TextVersion = z.infer<typeof textVersionSchema>;

/** A text that its writer gives up for a colleague's, and that must not be lost. */
export const textVersionInput = z.strictObject({
  order: linkIn("orders"),
  title: z.string().trim().max(300),
  content: z.string().max(contentMax),
});
