import { readBack } from "#platform/http/resource.ts";
import { serve } from "#platform/http/serve.ts";
import { webhookDeliveryResource } from "../contract.ts";
import { sendAgain } from "./commands.ts";
import { findDelivery, listDeliveries } from "./queries.ts";

export const webhookDeliveryRoutes = serve(webhookDeliveryResource, {
  list: ({ reader, actor, query }) => listDeliveries(reader, actor, query),
  get: ({ reader, actor, id }) => findDelivery(reader, actor, id),
  again: async ({ tx, actor, id }) => {
    await sendAgain(tx, actor, id);
    return readBack(await findDelivery(tx, actor, id));
  },
});
