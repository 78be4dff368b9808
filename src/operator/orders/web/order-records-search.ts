import { orderStatuses } from "#orders/order.ts";
import { type AddressBy, idInAddress, oneOfWords, pageNumber, textUpTo } from "#platform/web/navigation/address.ts";

export const orderRecordsSearch = {
  search: textUpTo(100),
  status: oneOfWords(orderStatuses),
  page: pageNumber,
  order: idInAddress,
};
export type OrderRecordsSearch = AddressBy<typeof orderRecordsSearch>;
