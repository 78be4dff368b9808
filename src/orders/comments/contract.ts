import { z } from "zod";
import { speakers } from "#messages/conversation.ts";
import { action, create, get, list, resource } from "#platform/contract/resource.ts";
import { instant, linkIn, linkTo, longText, showsAmounts, spoken } from "#platform/contract/wire.ts";
import { ofOrderQuery } from "../parts/of-order.ts";

/** Characters. A longer passage is named by its beginning. */
export const passageMax = 500;
/** Characters kept from before a passage, to tell it from others that read the same. */
export const beforeMax = 60;
export const openCommentsMax = 200;

const commentSchema = z.object({
  id: z.string(),
  order: linkTo("Order").describe("The order."),
  speaker: z.enum(speakers).describe("The side that said it."),
  author: z.string().describe("The person who said it; empty for somebody who gave no name."),
  passage: z.string().describe("The passage that it is about."),
  before: z.string().describe("The text right before the passage, to find it among others that read the same."),
  showsAmounts: showsAmounts(),
  body: spoken().describe("The comment."),
  resolvedAt: instant().nullable().describe("When it was marked as done; null while it waits."),
  createdAt: instant().describe("When it was said."),
});
export type Comment = z.infer<typeof commentSchema>;

export const commentInput = z.strictObject({
  order: linkIn("orders").describe("The order."),
  passage: z.string().trim().min(1).max(passageMax).describe("The passage, or its beginning."),
  before: z.string().max(beforeMax).default("").describe("The text right before the passage."),
  body: longText(2_000).min(1).describe("The comment."),
});
export type CommentInput = z.output<typeof commentInput>;

export const commentHappenings = ["comment"] as const;

export const commentResource = resource({
  name: "Comment",
  path: "comments",
  description: "Words of one side of an order about a passage of its text.",
  schema: commentSchema,
  operations: {
    list: list({
      summary: "The comments on my orders' texts; those that wait first",
      description: "All comments on one order's text, each group in the order in which they were said.",
      permission: "order.read",
      query: ofOrderQuery,
    }),
    get: get({
      summary: "One comment",
      description: "The comment as the list shows it.",
      permission: "order.read",
    }),
    create: create({
      summary: "Comment on a passage",
      description: "Tells the other side about it. The text itself stays as it is. 200 comments may wait at most.",
      permission: "message.write",
      input: commentInput,
    }),
    resolve: action({
      summary: "Mark a comment as done",
      description: "Either side may; a comment that is done stays so.",
      permission: "message.write",
      input: z.strictObject({}),
    }),
  },
});
