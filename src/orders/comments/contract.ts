import { z } from "zod";
import { speakers } from "#messages/conversation.ts";
import { instant, linkIn, linkTo, longText, showsAmounts, spoken } from "#platform/contract/wire.ts";

/** Characters of a passage at most; a longer one is named by its beginning. */
export const passageMax = 500;
/** Characters that are kept of what stands before a passage, to find it among others that read the same. */
export const beforeMax = 60;
/** Comments of an order that wait at most. */
export const openCommentsMax = 200;

/** What somebody says about a passage of an order's text. */
export const commentSchema = z.object({
  id: z.string(),
  order: linkTo("Order"),
  speaker: z.enum(speakers),
  /** Empty for somebody who gave no name. */
  author: z.string(),
  passage: z.string(),
  before: z.string(),
  showsAmounts: showsAmounts(),
  body: spoken(),
  resolvedAt: instant().nullable(),
  createdAt: instant(),
});
export type Comment = z.infer<typeof commentSchema>;

export const commentInput = z.strictObject({
  order: linkIn("orders"),
  passage: z.string().trim().min(1).max(passageMax),
  before: z.string().max(beforeMax).default(""),
  body: longText(2_000).min(1),
});

/** What can happen to a comment. */
export const commentHappenings = ["comment"] as const;
