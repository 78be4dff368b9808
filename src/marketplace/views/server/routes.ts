import { readBack } from "#platform/http/resource.ts";
import { serve } from "#platform/http/serve.ts";
import { savedViewResource } from "../contract.ts";
import { editView, removeView, saveView } from "./commands.ts";
import { findView, listViews } from "./queries.ts";

export const savedViewRoutes = serve(savedViewResource, {
  list: ({ reader, actor, query }) => listViews(reader, actor, query),
  get: ({ reader, actor, id }) => findView(reader, actor, id),
  create: async ({ tx, actor, input }) => readBack(await findView(tx, actor, await saveView(tx, actor, input))),
  update: async ({ tx, actor, id, input }) => {
    await editView(tx, actor, id, input);
    return readBack(await findView(tx, actor, id));
  },
  remove: ({ tx, actor, id }) => removeView(tx, actor, id),
});
