import { checkVAT, countries } from "jsvat-next";

/** Checks form and check digits of a VAT id. False for a country without a known form. */
export function isVatId(country: string, taxId: string): boolean {
  const form = countries.find(({ codes }) => codes.includes(country));
  return form !== undefined && checkVAT(taxId, [form]).isValid;
}
