import { readBack } from "#platform/http/resource.ts";
import { serve } from "#platform/http/serve.ts";
import { trackedLinkResource } from "../contract.ts";
import { createLink, removeLink } from "./commands.ts";
import { findLink, listLinks } from "./queries.ts";

export const trackedLinkRoutes = serve(trackedLinkResource, {
  list: ({ reader, query }) => listLinks(reader, query),
  get: ({ reader, id }) => findLink(reader, id),
  create: async ({ tx, input }) => readBack(await findLink(tx, await createLink(tx, input))),
  remove: ({ tx, id }) => removeLink(tx, id),
});
