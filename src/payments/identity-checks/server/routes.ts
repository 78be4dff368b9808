import { readBack } from "#platform/http/resource.ts";
import { serve } from "#platform/http/serve.ts";
import { identityCheckResource } from "../contract.ts";
import { requestIdentityCheck } from "./commands.ts";
import { findIdentityCheck } from "./queries.ts";

/** Persons are verified by the provider that Byline is configured with. */
export const identityCheckRoutes = (provider: string) =>
  serve(identityCheckResource, {
    get: ({ reader, actor, id }) => findIdentityCheck(reader, actor, id, provider),
    create: async ({ tx, actor, input }) => {
      const id = await requestIdentityCheck(tx, actor, input.organization, provider);
      return readBack(await findIdentityCheck(tx, actor, id, provider));
    },
  });
