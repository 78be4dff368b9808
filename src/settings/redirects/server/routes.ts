import { readBack } from "#platform/http/resource.ts";
import { serve } from "#platform/http/serve.ts";
import { pathRedirectResource } from "../contract.ts";
import { createRedirect, editRedirect, removeRedirect } from "./commands.ts";
import { findRedirect, listRedirects } from "./queries.ts";

export const pathRedirectRoutes = serve(pathRedirectResource, {
  list: ({ reader, query }) => listRedirects(reader, query),
  get: ({ reader, id }) => findRedirect(reader, id),
  create: async ({ tx, actor, input }) => readBack(await findRedirect(tx, await createRedirect(tx, actor, input))),
  update: async ({ tx, actor, id, input }) => {
    await editRedirect(tx, actor, id, input);
    return readBack(await findRedirect(tx, id));
  },
  remove: ({ tx, actor, id }) => removeRedirect(tx, actor, id),
});
