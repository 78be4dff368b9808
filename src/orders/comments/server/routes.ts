import { z } from "zod";
import { action, create, get, list, type Resource, readBack } from "#platform/http/resource.ts";
import { ofOrderQuery } from "../../of-order.ts";
import { commentInput, commentSchema } from "../contract.ts";
import { commentOn, resolveComment } from "./commands.ts";
import { findComment, listComments } from "./queries.ts";

export const commentResource: Resource = {
  name: "Comment",
  path: "comments",
  description: "What one side of an order says about a passage of its text.",
  schema: commentSchema,
  operations: [
    list({
      summary: "The comments on my orders' texts; those that wait first",
      permission: "order.read",
      query: ofOrderQuery,
      handle: ({ reader, actor, query }) => listComments(reader, actor, query),
    }),
    get({
      summary: "One comment",
      permission: "order.read",
      handle: ({ reader, actor, id }) => findComment(reader, actor, id),
    }),
    create({
      summary: "Comment on a passage",
      permission: "message.write",
      input: commentInput,
      handle: async ({ tx, actor, input }) => readBack(await findComment(tx, actor, await commentOn(tx, actor, input))),
    }),
    action({
      path: "/{id}/resolve",
      summary: "Mark a comment as done",
      permission: "message.write",
      input: z.strictObject({}),
      handle: async ({ tx, actor, id }) => {
        await resolveComment(tx, actor, id);
        return readBack(await findComment(tx, actor, id));
      },
    }),
  ],
};
