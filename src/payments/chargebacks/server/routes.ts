import { readBack } from "#platform/http/resource.ts";
import { serve } from "#platform/http/serve.ts";
import { chargebackResource } from "../contract.ts";
import { requestRefund, retryRefund } from "./commands.ts";
import { findChargeback, listChargebacks } from "./queries.ts";

export const chargebackRoutes = serve(chargebackResource, {
  list: ({ reader, actor, query }) => listChargebacks(reader, actor, query),
  get: ({ reader, actor, id }) => findChargeback(reader, actor, id),
  create: async ({ tx, actor, input }) =>
    readBack(await findChargeback(tx, actor, await requestRefund(tx, actor, input))),
  retry: async ({ tx, actor, id }) => {
    await retryRefund(tx, actor, id);
    return readBack(await findChargeback(tx, actor, id));
  },
});
