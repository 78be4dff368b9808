import { readBack } from "#platform/http/resource.ts";
import { serve } from "#platform/http/serve.ts";
import { taxRateResource } from "../contract.ts";
import { createTaxRate, editTaxRate, removeTaxRate } from "./commands.ts";
import { findTaxRate, listTaxRates } from "./queries.ts";

export const taxRateRoutes = serve(taxRateResource, {
  list: ({ reader, query }) => listTaxRates(reader, query),
  get: ({ reader, id }) => findTaxRate(reader, id),
  create: async ({ tx, actor, input }) => readBack(await findTaxRate(tx, await createTaxRate(tx, actor, input))),
  update: async ({ tx, actor, id, input }) => {
    await editTaxRate(tx, actor, id, input);
    return readBack(await findTaxRate(tx, id));
  },
  remove: ({ tx, actor, id }) => removeTaxRate(tx, actor, id),
});
