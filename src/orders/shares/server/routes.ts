import { readBack } from "#platform/http/resource.ts";
import { serve } from "#platform/http/serve.ts";
import { sharedLinkResource } from "../contract.ts";
import { makeSharedLink, revokeSharedLink } from "./commands.ts";
import { findSharedLink, listSharedLinks } from "./queries.ts";

export const sharedLinkRoutes = serve(sharedLinkResource, {
  list: ({ reader, actor, query }) => listSharedLinks(reader, actor, query),
  get: ({ reader, actor, id }) => findSharedLink(reader, actor, id),
  create: async ({ tx, actor, input }) => {
    const { id, path } = await makeSharedLink(tx, actor, input);
    return readBack(await findSharedLink(tx, actor, id, path));
  },
  revoke: async ({ tx, actor, id }) => {
    await revokeSharedLink(tx, actor, id);
    return readBack(await findSharedLink(tx, actor, id));
  },
});
