import { readBack } from "#platform/http/resource.ts";
import { serve } from "#platform/http/serve.ts";
import { featureFlagResource } from "../contract.ts";
import { createFlag, editFlag, removeFlag } from "./commands.ts";
import { findFlag, listFlags } from "./queries.ts";

export const featureFlagRoutes = serve(featureFlagResource, {
  list: ({ reader, query }) => listFlags(reader, query),
  get: ({ reader, id }) => findFlag(reader, id),
  create: async ({ tx, actor, input }) => readBack(await findFlag(tx, await createFlag(tx, actor, input))),
  update: async ({ tx, actor, id, input }) => {
    await editFlag(tx, actor, id, input);
    return readBack(await findFlag(tx, id));
  },
  remove: ({ tx, actor, id }) => removeFlag(tx, actor, id),
});
