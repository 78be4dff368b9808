import { readBack } from "#platform/http/resource.ts";
import { serve } from "#platform/http/serve.ts";
import { agreedPriceResource } from "../contract.ts";
import { endAgreedPrice } from "./commands.ts";
import { findAgreedPrice, listAgreedPrices } from "./queries.ts";

export const agreedPriceRoutes = serve(agreedPriceResource, {
  list: ({ reader, actor, query }) => listAgreedPrices(reader, actor, query),
  get: ({ reader, actor, id }) => findAgreedPrice(reader, actor, id),
  end: async ({ tx, actor, id, input }) => {
    await endAgreedPrice(tx, actor, id, input);
    return readBack(await findAgreedPrice(tx, actor, id));
  },
});
