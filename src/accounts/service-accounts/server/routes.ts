import { readBack } from "#platform/http/resource.ts";
import { serve } from "#platform/http/serve.ts";
import { serviceAccountResource } from "../contract.ts";
import { createServiceAccount, revokeServiceAccount } from "./commands.ts";
import { findServiceAccount, listServiceAccounts } from "./queries.ts";

export const serviceAccountRoutes = serve(serviceAccountResource, {
  list: ({ reader, actor, query }) => listServiceAccounts(reader, actor, query),
  get: ({ reader, actor, id }) => findServiceAccount(reader, actor, id),
  create: async ({ tx, actor, input }) => {
    const { id, token } = await createServiceAccount(tx, actor, input);
    return readBack(await findServiceAccount(tx, actor, id, token));
  },
  remove: ({ tx, actor, id }) => revokeServiceAccount(tx, actor, id),
});
