import { serve } from "#platform/http/serve.ts";
import { formatPriceResource } from "../contract.ts";
import { savePrices } from "./commands.ts";
import { findFormatPrice, listFormatPrices } from "./queries.ts";

export const formatPriceRoutes = serve(formatPriceResource, {
  list: ({ reader, actor, query }) => listFormatPrices(reader, actor, query),
  get: ({ reader, actor, id }) => findFormatPrice(reader, actor, id),
  save: async ({ tx, actor, input }) => {
    await savePrices(tx, actor, input);
    const ids = input.prices.map(({ format }) => format);
    return listFormatPrices(tx, actor, { ids, page: 1, itemsPerPage: ids.length });
  },
});
