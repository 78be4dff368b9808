import { type AddressBy, dayInAddress, oneOfWords, pageNumber, textUpTo } from "#platform/web/navigation/address.ts";
import { invoiceKinds } from "../invoice.ts";

export const invoiceSearch = {
  kind: oneOfWords(invoiceKinds),
  page: pageNumber,
};
export type InvoiceSearch = AddressBy<typeof invoiceSearch>;

export const documentSearch = { ...invoiceSearch, search: textUpTo(80), from: dayInAddress, to: dayInAddress };
export type DocumentSearch = AddressBy<typeof documentSearch>;
