import { z } from "zod";
import { messages } from "#platform/contract/messages.ts";
import { instant, optionalCountry } from "#platform/contract/wire.ts";

/** What tax an invoice to a country contains, as the operator set it. Hundredths of a percent. */
export const taxRateSchema = z.object({
  id: z.string(),
  country: z.string(),
  rateBasisPoints: z.int(),
  /** A buyer abroad who gives a tax id accounts for the tax. */
  reversesCharge: z.boolean(),
  createdAt: instant(),
  updatedAt: instant(),
});
export type TaxRateItem = z.infer<typeof taxRateSchema>;

const fields = { rateBasisPoints: z.int().min(0).max(10_000), reversesCharge: z.boolean() };
export const taxRateInput = z.strictObject({ country: optionalCountry().min(2, messages.required), ...fields });
export const taxRateEdit = z.strictObject(fields).partial();

/** There are no more countries. */
export const taxRatesMax = 300;
