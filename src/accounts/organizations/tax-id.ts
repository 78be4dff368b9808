import { checkVAT, countries } from "jsvat-next";

/** Whether a tax id has the form and the check digits of its country's VAT ids. Of a country whose form nobody knows, none has. */
export function isVatId(country: string, taxId: string): boolean {
  const form = countries.find(({ codes }) => codes.includes(country));
  return form !== undefined && checkVAT(taxId, [form]).isValid;
}
