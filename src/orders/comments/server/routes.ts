import { readBack } from "#platform/http/resource.ts";
import { serve } from "#platform/http/serve.ts";
import { commentResource } from "../contract.ts";
import { commentOn, resolveComment } from "./commands.ts";
import { findComment, listComments } from "./queries.ts";

export const commentRoutes = serve(commentResource, {
  list: ({ reader, actor, query }) => listComments(reader, actor, query),
  get: ({ reader, actor, id }) => findComment(reader, actor, id),
  create: async ({ tx, actor, input }) => readBack(await findComment(tx, actor, await commentOn(tx, actor, input))),
  resolve: async ({ tx, actor, id }) => {
    await resolveComment(tx, actor, id);
    return readBack(await findComment(tx, actor, id));
  },
});
