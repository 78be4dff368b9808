import { type AddressBy, idInAddress, oneOfWords, pageNumber } from "#platform/web/navigation/address.ts";
import { priceFilterShape } from "../../prices/web/price-filter.ts";

/** `outlet=new` or an outlet's id opens its form instead of the list. */
export const outletsSearch = {
  outlet: (value: unknown) => (value === "new" ? value : idInAddress(value)),
  page: pageNumber,
  view: oneOfWords(["prices"]),
  ...priceFilterShape,
};
export type OutletsSearch = AddressBy<typeof outletsSearch>;
