import { readBack } from "#platform/http/resource.ts";
import { serve } from "#platform/http/serve.ts";
import { textVersionResource } from "../contract.ts";
import { keepOwnVersion } from "./commands.ts";
import { findTextVersion, listTextVersions } from "./queries.ts";

export const textVersionRoutes = serve(textVersionResource, {
  list: ({ reader, actor, query }) => listTextVersions(reader, actor, query),
  get: ({ reader, actor, id }) => findTextVersion(reader, actor, id),
  create: async ({ tx, actor, input }) =>
    readBack(await findTextVersion(tx, actor, await keepOwnVersion(tx, actor, input))),
});
