import { z } from "zod";
import { create, get, list, type Resource, readBack, remove, update } from "#platform/http/resource.ts";
import { taxRateEdit, taxRateInput, taxRateSchema } from "../contract.ts";
import { createTaxRate, editTaxRate, removeTaxRate } from "./commands.ts";
import { findTaxRate, listTaxRates } from "./queries.ts";

const operator = true;

export const taxRateResource: Resource = {
  name: "TaxRate",
  path: "tax_rates",
  description: "What tax invoices to a country contain. A country without a rate has none.",
  schema: taxRateSchema,
  operations: [
    list({
      summary: "The rates, by country",
      operator,
      query: z.object({}),
      handle: ({ reader, query }) => listTaxRates(reader, query),
    }),
    get({ summary: "One rate", operator, handle: ({ reader, id }) => findTaxRate(reader, id) }),
    create({
      summary: "Set a country's rate",
      operator,
      input: taxRateInput,
      handle: async ({ tx, actor, input }) => readBack(await findTaxRate(tx, await createTaxRate(tx, actor, input))),
    }),
    update({
      summary: "Change a country's rate, from now on",
      operator,
      input: taxRateEdit,
      handle: async ({ tx, actor, id, input }) => {
        await editTaxRate(tx, actor, id, input);
        return readBack(await findTaxRate(tx, id));
      },
    }),
    remove({
      summary: "Remove a country's rate",
      operator,
      handle: ({ tx, actor, id }) => removeTaxRate(tx, actor, id),
    }),
  ],
};
