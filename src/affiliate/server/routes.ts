import { readBack } from "#platform/http/resource.ts";
import { serve } from "#platform/http/serve.ts";
import { affiliateResource, commissionResource } from "../contract.ts";
import { joinProgramme } from "./commands.ts";
import { findAffiliate, findCommission, listCommissions } from "./queries.ts";

export const affiliateRoutes = serve(affiliateResource, {
  get: ({ reader, actor, id }) => findAffiliate(reader, actor, id),
  create: async ({ tx, actor, input }) => {
    await joinProgramme(tx, actor, input.organization);
    return readBack(await findAffiliate(tx, actor, input.organization));
  },
});

export const commissionRoutes = serve(commissionResource, {
  list: ({ reader, actor, query }) => listCommissions(reader, actor, query),
  get: ({ reader, actor, id }) => findCommission(reader, actor, id),
});
