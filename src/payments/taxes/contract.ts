import { z } from "zod";
import { messages } from "#platform/contract/messages.ts";
import { create, get, list, remove, resource, update } from "#platform/contract/resource.ts";
import { instant, optionalCountry } from "#platform/contract/wire.ts";

const fields = {
  rateBasisPoints: z.int().min(0).max(10_000).describe("The tax in hundredths of a percent."),
  reversesCharge: z.boolean().describe("A buyer abroad who gives a tax id accounts for the tax."),
};
const country = "The country, as ISO 3166-1 alpha-2.";

/** The tax that an invoice to a country contains, as the operator set it. */
const taxRateSchema = z.object({
  id: z.string(),
  country: z.string().describe(country),
  ...fields,
  createdAt: instant().describe("When it was set."),
  updatedAt: instant().describe("When it last changed."),
});
export type TaxRateItem = z.infer<typeof taxRateSchema>;

export const taxRateInput = z.strictObject({
  country: optionalCountry().min(2, messages.required).describe(country),
  ...fields,
});
export const taxRateEdit = z.strictObject(fields).partial();

export const taxRatesMax = 300;

const operator = true;

export const taxRateResource = resource({
  name: "TaxRate",
  path: "tax_rates",
  description: "The tax that invoices to a country contain. A country without a rate has none.",
  schema: taxRateSchema,
  operations: {
    list: list({
      summary: "The rates, by country",
      description: "In the order of their country codes.",
      operator,
      query: z.object({}),
    }),
    get: get({ summary: "One rate", description: "The rate as it holds now.", operator }),
    create: create({
      summary: "Set a country's rate",
      description: "Holds for documents issued from now on. A country has one rate.",
      operator,
      input: taxRateInput,
    }),
    update: update({
      summary: "Change a country's rate, from now on",
      description: "Documents that were issued keep the rate that they name.",
      operator,
      input: taxRateEdit,
    }),
    remove: remove({
      summary: "Remove a country's rate",
      description: "Documents to that country contain no tax from now on.",
      operator,
    }),
  },
});
