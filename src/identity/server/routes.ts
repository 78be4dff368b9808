import { readBack } from "#platform/http/resource.ts";
import { serve } from "#platform/http/serve.ts";
import { identityResource } from "../contract.ts";
import { editIdentity, submitIdentity } from "./commands/owner.ts";
import { decideIdentity } from "./commands/reviewer.ts";
import { findIdentity, listIdentities } from "./queries.ts";

export const identityRoutes = serve(identityResource, {
  list: ({ reader, actor, query }) => listIdentities(reader, actor, query),
  get: ({ reader, actor, id }) => findIdentity(reader, actor, id),
  update: async ({ tx, actor, id, input }) => {
    await editIdentity(tx, actor, id, input);
    return readBack(await findIdentity(tx, actor, id));
  },
  submit: async ({ tx, actor, id }) => {
    await submitIdentity(tx, actor, id);
    return readBack(await findIdentity(tx, actor, id));
  },
  approve: async ({ tx, actor, id, input }) => {
    await decideIdentity(tx, actor, { organizationId: id, move: "approve", ...input });
    return readBack(await findIdentity(tx, actor, id));
  },
  reject: async ({ tx, actor, id, input }) => {
    await decideIdentity(tx, actor, { organizationId: id, move: "reject", ...input });
    return readBack(await findIdentity(tx, actor, id));
  },
});
