import { readBack } from "#platform/http/resource.ts";
import { serve } from "#platform/http/serve.ts";
import { payeeResource } from "../contract.ts";
import { requestOnboarding } from "./commands.ts";
import { findPayee } from "./queries.ts";

/** Organizations are paid by the provider that Byline is configured with. */
export const payeeRoutes = (provider: string) =>
  serve(payeeResource, {
    get: ({ reader, actor, id }) => findPayee(reader, actor, id, provider),
    create: async ({ tx, actor, input }) => {
      const id = await requestOnboarding(tx, actor, input.organization, provider);
      return readBack(await findPayee(tx, actor, id, provider));
    },
  });
