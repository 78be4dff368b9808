import { readBack } from "#platform/http/resource.ts";
import { serve } from "#platform/http/serve.ts";
import { apiTokenResource } from "../contract.ts";
import { createApiToken, revokeApiToken } from "./commands.ts";
import { findApiToken, listApiTokens } from "./queries.ts";

export const apiTokenRoutes = serve(apiTokenResource, {
  list: ({ reader, actor, query }) => listApiTokens(reader, actor, query),
  get: ({ reader, actor, id }) => findApiToken(reader, actor, id),
  create: async ({ tx, actor, input }) => {
    const { id, token } = await createApiToken(tx, actor, input);
    return readBack(await findApiToken(tx, actor, id, token));
  },
  remove: ({ tx, actor, id }) => revokeApiToken(tx, actor, id),
});
